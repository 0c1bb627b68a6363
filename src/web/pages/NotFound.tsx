import { Link } from 'wouter';
import { PageTitle } from '../app/PageTitle.tsx';
import { useAppText } from '../app/text/useAppText.ts';

export const NotFound = () => {
  const { notFound } = useAppText();
  return (
    <div className="notice">
      <PageTitle name={notFound.title}>{notFound.title}</PageTitle>
      <p>{notFound.detail}</p>
      <Link href="/" className="btn btn-primary">
        {notFound.home}
      </Link>
    </div>
  );
};

import { Link } from 'wouter';
import { PageTitle } from '../app/PageTitle.tsx';
import { useText } from '../app/words.ts';

export const NotFound = () => {
  const { notFound } = useText();
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

import { useAppText } from './text/useAppText.ts';

export const Loading = () => {
  const { table } = useAppText();
  return <output className="notice">{table.loading}</output>;
};

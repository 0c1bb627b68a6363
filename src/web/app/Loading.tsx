import { useText } from './words.ts';

export const Loading = () => {
  const { table } = useText();
  return <output className="notice">{table.loading}</output>;
};

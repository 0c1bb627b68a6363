import { icon } from '../app/icons.tsx';

export const CheckIcon = icon(<path d="m5 13 4.5 4.5L19 7" />);

import type { ReactNode } from 'react';

/** The platform's own icons; those of a game are with the game, those that are needed late with what needs them. */
export const icon = (content: ReactNode) => () => (
  <svg
    className="ico"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {content}
  </svg>
);

export const UndoIcon = icon(<path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const HelpIcon = icon(<path d="M9.2 9a3 3 0 1 1 4.3 2.7c-.9.5-1.5 1.1-1.5 2.3M12 18h.01" />);
export const GoalIcon = icon(<path d="M6 21V4h12l-3 4 3 4H6" />);
export const GearIcon = icon(
  <path d="M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM4 12h1.5M18.5 12H20M12 4v1.5M12 18.5V20M6.3 6.3l1.1 1.1M16.6 16.6l1.1 1.1M17.7 6.3l-1.1 1.1M7.4 16.6l-1.1 1.1" />,
);
export const PlayIcon = icon(<path d="M7 4.5v15l12-7.5z" fill="currentColor" />);
export const SunIcon = icon(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4" />,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />);
export const SystemIcon = icon(<path d="M3 5h18v11H3zM8 20h8M12 16v4" />);
export const NoIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 5.6l12.8 12.8" />);
export const SearchIcon = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4" />);
export const HourglassIcon = icon(<path d="M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9" />);
/** The meeple of our own pictures. */
export const MeepleIcon = icon(
  <path
    transform="translate(12 11.6) scale(.24)"
    d="M0-40c9 0 14 6 14 14 0 4-2 7-4 9 14 4 28 10 28 18 0 6-8 7-18 7 2 10 12 24 12 32 0 4-3 5-8 5H8c-3 0-4-2-5-6L0 30l-3 9c-1 4-2 6-5 6h-16c-5 0-8-1-8-5 0-8 10-22 12-32-10 0-18-1-18-7 0-8 14-14 28-18-2-2-4-5-4-9 0-8 5-14 14-14z"
    fill="currentColor"
    stroke="none"
  />,
);
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ArrowIcon = icon(<path d="M4 12h15M13 6l6 6-6 6" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const FileIcon = icon(<path d="M13 3H6v18h12V8zM13 3v5h5" />);
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />);
export const PauseIcon = icon(<path d="M8 5v14M16 5v14" strokeWidth="3.4" />);
export const FirstIcon = icon(<path d="M6 5v14M19 5.5 9.5 12l9.5 6.5z" />);
export const StepBackIcon = icon(<path d="m15 5-8 7 8 7" />);
export const StepOnIcon = icon(<path d="m9 5 8 7-8 7" />);
export const LastIcon = icon(<path d="M18 5v14M5 5.5 14.5 12 5 18.5z" />);
export const SkipIcon = icon(<path d="m4 6 7 6-7 6zM12 6l7 6-7 6zM20.5 6v12" />);

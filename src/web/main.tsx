import './fonts/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyToPage, useSettings } from './app/settings.ts';
import { registerOffline } from './offline/register.ts';

// A game's colours and type: its card on the home page has them, too.
import.meta.glob('./games/*/theme.css', { eager: true });

applyToPage(useSettings.getState());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerOffline();

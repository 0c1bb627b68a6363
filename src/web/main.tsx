import './fonts/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyToPage, useSettings } from './app/settings.ts';
import { registerOffline } from './offline/register.ts';

applyToPage(useSettings.getState());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerOffline();

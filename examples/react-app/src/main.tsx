import { startVisit } from '@adviser-widgets/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { configureWidgets } from './configure.ts';
import './styles.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no element with the id "root".');

configureWidgets();
startVisit(); // campaign cookies, analytics and phone number clicks: once per page view, in the browser

const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
// `npm run build` has prerendered the page; `npm run dev` has not.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);

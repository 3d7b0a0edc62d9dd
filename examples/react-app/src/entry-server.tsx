import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { configureWidgets } from './configure.ts';

/** The page as HTML. Every widget renders on a server; what only a browser knows comes when it takes over. */
export function render(): string {
  configureWidgets();
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

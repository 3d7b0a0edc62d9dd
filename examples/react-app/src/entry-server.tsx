import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { configureWidgets } from './configure.ts';

/**
 * Renders the page to HTML. Every widget renders on a server; what only a browser knows appears after
 * hydration.
 */
export function render(): string {
  configureWidgets();
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

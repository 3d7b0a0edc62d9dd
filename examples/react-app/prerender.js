// Renders the page into dist/index.html, so that visitors can read it before its script runs, and without it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/entry-server.js';

const file = new URL('./dist/index.html', import.meta.url);
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace('<!--page-->', () => render()),
);
rmSync(new URL('./dist-server/', import.meta.url), { recursive: true });

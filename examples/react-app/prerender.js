// Draws the page into dist/index.html, so that it can be read before, and without, its script.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/entry-server.js';

const file = new URL('./dist/index.html', import.meta.url);
writeFileSync(file, readFileSync(file, 'utf8').replace('<!--page-->', () => render()));
rmSync(new URL('./dist-server/', import.meta.url), { recursive: true });

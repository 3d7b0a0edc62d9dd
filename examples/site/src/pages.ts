import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './page.ts';
import type { Page } from './page.ts';

/** Reads every `.md` file under a folder. A file's location determines its page's path. */
export function readPages(folder: string): Map<string, Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return new Map(files.sort().map((name) => [toPath(name), readPage(join(folder, name), toPath(name))]));
}

/** Maps "index.md" to "/", and "about-us/contact-us.md" to "/about-us/contact-us". */
function toPath(file: string): string {
  const steps = file.replaceAll('\\', '/').replace(/\.md$/, '').split('/');
  if (steps.at(-1) === 'index') steps.pop();
  return `/${steps.join('/')}`;
}

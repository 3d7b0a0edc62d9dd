// Fails if a built file needs a newer browser than the floor (contract section 6).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsers } from '../cdn/bundle-widgets.ts';
import { root } from '../cdn/find-widgets.ts';
import { findNewerCode } from './find-newer-code.ts';
import { findNewerStyles } from './find-newer-styles.ts';
import { judge, type BuiltFile } from './judge.ts';
import { known } from './known.ts';

const folder = 'packages/loader/dist/cdn/next'; // the other folders hold the same release

const names = globSync('**/*.{js,css}', { cwd: join(root, folder) }).sort();
const texts = new Map(names.map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]));
const scripts = [...texts].filter(([name]) => name.endsWith('.js'));
const ofScripts = findNewerCode(scripts.map(([, text]) => text));
const files = [
  ...scripts.map(([name, text], index) => ({ name, text, findings: ofScripts[index] ?? [] })),
  ...[...texts]
    .filter(([name]) => name.endsWith('.css'))
    .map(([name, text]) => ({ name, text, findings: findNewerStyles(text) })),
] satisfies BuiltFile[];

if (files.length === 0) throw new Error(`${folder} is empty: run \`npm run build\`.`);
const problems = judge(files, known);
console.log(
  problems.length > 0
    ? `${problems.join('\n\n')}\n\nTo fix: use something older, give a fallback (an older declaration before it, or @supports), or ask for it before use,\ntest that the widget works without it, and list it in scripts/floor/known.ts.`
    : `${files.length} files run in ${browsers.join(', ')}.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

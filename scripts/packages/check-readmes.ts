import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { PublishedPackage } from './published.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Each `tsx` block of a README is one file. */
export function checkReadmes(consumer: string, packages: readonly PublishedPackage[]): string[] {
  const files = packages.flatMap(({ name }) => appsOf(consumer, name));
  const sheets = join(consumer, 'sheets.d.ts');
  writeFileSync(sheets, `declare module '*.css';\n`);
  // Otherwise TypeScript would look for Node's types here, not in the project.
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => consumer;
  const program = ts.createProgram([sheets, ...files], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

function appsOf(consumer: string, name: string): string[] {
  const text = readFileSync(join(consumer, 'node_modules', name, 'README.md'), 'utf8');
  return [...text.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, app = ''], index) => {
    const file = join(consumer, `${name.replace(/\W/g, '-')}-readme-${index}.tsx`);
    writeFileSync(file, app);
    return file;
  });
}

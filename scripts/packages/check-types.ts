import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const common: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // Also reveals mistakes inside the released types.
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

const projects = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] },
  rendering: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  },
  node: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  },
} satisfies Record<string, ts.CompilerOptions>;

export function checkTypes(
  consumer: string,
  kind: keyof typeof projects,
  modules: readonly string[],
): string[] {
  const file = join(consumer, `${kind}.ts`);
  writeFileSync(file, modules.map((name, index) => `export * as module${index} from '${name}';\n`).join(''));
  // Otherwise TypeScript would look for Node's types here, not in the project.
  const host = ts.createCompilerHost({});
  host.getCurrentDirectory = () => consumer;
  const program = ts.createProgram([file], { ...common, ...projects[kind] }, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => describe(diagnostic, consumer, kind));
}

function describe({ file, start, messageText }: ts.Diagnostic, consumer: string, kind: string): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  const place = file ? `${file.fileName.replace(`${consumer}/`, '')}:${line} ` : '';
  return `${place}${ts.flattenDiagnosticMessageText(messageText, '\n')} (in a ${kind} project)`;
}

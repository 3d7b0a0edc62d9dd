import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../cdn/find-widgets.ts';

/** Compiles files that only exist in memory; returns the errors by file. */
export function compileInMemory(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const { compilerOptions } = ts.parseConfigFileTextToJson(
    'tsconfig.base.json',
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8'),
  ).config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([...files.keys()], options, host);
  const found = new Map<string, string[]>();
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file?.fileName ?? '';
    found.set(name, [...(found.get(name) ?? []), ts.flattenDiagnosticMessageText(messageText, '\n')]);
  }
  return found;
}

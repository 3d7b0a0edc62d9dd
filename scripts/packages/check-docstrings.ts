import { join } from 'node:path';
import ts from 'typescript';

/** Reads the released types: the build may lose docstrings. */
export function checkDocstrings(consumer: string, modules: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const from = join(consumer, 'bundler.ts');
  const files = modules.map(
    (name) => ts.resolveModuleName(name, from, options, ts.sys).resolvedModule?.resolvedFileName ?? '',
  );
  const program = ts.createProgram(files, options);
  return files.flatMap((file, index) =>
    unexplained(program, file).map((name) => `${modules[index]}: ${name} has no docstring`),
  );
}

function unexplained(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [`${file} (not a module)`];
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => !explanation(checker, symbol))
    .map(({ name }) => name);
}

function explanation(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return ts.displayPartsToString(named.getDocumentationComment(checker));
}

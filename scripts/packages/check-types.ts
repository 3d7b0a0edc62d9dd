import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findWidgets } from '../cdn/find-widgets.ts';
import { modulesOf, type PublishedPackage } from './published.ts';

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // Also reveals mistakes inside the released types.
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/**
 * Compiles the released types in an app that has only these global `types`, and finds public names without a docstring,
 * which the build may lose.
 */
export async function checkTypes(
  consumer: string,
  packages: readonly PublishedPackage[],
  types: string[],
): Promise<string[]> {
  const app = join(consumer, 'app.ts');
  const modules = packages.flatMap(modulesOf);
  const lines = modules.map((name) => `export * as "${name}" from '${name}';`);
  writeFileSync(app, [...lines, ...(await rootsOf(packages))].join('\n'));
  // Otherwise TypeScript would look for Node's types here, not in the project.
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => consumer;
  const program = ts.createProgram([app], { ...options, types }, host);
  return [...ts.getPreEmitDiagnostics(program).map(describe), ...unexplained(program, app)];
}

/** An app that sets what root elements take, on each widget: the build, which documents props, can lose them. */
async function rootsOf(packages: readonly PublishedPackage[]): Promise<string[]> {
  const widgets = (await findWidgets()).map(({ family, componentName }) => ({
    module: `@adviser-widgets/${family}`,
    componentName,
  }));
  return widgets
    .filter(({ module }) => packages.some(({ name }) => name === module))
    .map(
      ({ module, componentName }) =>
        `type Root${componentName} = Pick<import('react').ComponentProps<typeof import('${module}').${componentName}>, 'className' | 'id' | 'ref' | 'style'>;`,
    );
}

function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

function unexplained(program: ts.Program, app: string): string[] {
  const checker = program.getTypeChecker();
  const exportsOf = (module: ts.Symbol | undefined) => (module ? checker.getExportsOfModule(module) : []);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const source = program.getSourceFile(app);
  const isSilent = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length === 0;
  return exportsOf(source && checker.getSymbolAtLocation(source)).flatMap((module) =>
    exportsOf(resolve(module)).flatMap((symbol) => {
      const props = symbol.name.endsWith('Props') ? ownProps(checker, resolve(symbol)) : [];
      return [
        ...(isSilent(resolve(symbol)) ? [`${module.name}: ${symbol.name} has no docstring`] : []),
        ...props
          .filter(isSilent)
          .map(({ name }) => `${module.name}: ${symbol.name}.${name} has no docstring`),
      ];
    }),
  );
}

/** Without those of React's elements, and of types that only stand for others. */
function ownProps(checker: ts.TypeChecker, type: ts.Symbol): readonly ts.Symbol[] {
  const isGeneric = type.declarations?.some((each) => ts.isTypeAliasDeclaration(each) && each.typeParameters);
  const ofReact = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((each) => each.getSourceFile().fileName.includes('@types/react'));
  const props = isGeneric ? [] : checker.getDeclaredTypeOfSymbol(type).getProperties();
  return props.filter((prop) => !ofReact(prop));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** By exported name: the declaration as code with its docstrings, and those of the types that it mentions. */
export type Declarations = Readonly<Record<string, string[]>>;

/** Reads the declarations of what `ui` and `forms` export. */
export function readDeclarations(): Declarations {
  return Object.fromEntries(['ui', 'forms'].flatMap((name) => readPackage(join(packages, name, 'src'))));
}

const packages = join(import.meta.dirname, '../../packages');

function readPackage(folder: string): [name: string, texts: string[]][] {
  return parse(readFileSync(join(folder, 'index.ts'), 'utf8')).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier, exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const declared = readModule(join(folder, moduleSpecifier.text));
    return exportClause.elements.map(({ name: { text } }): [string, string[]] => [
      text,
      withTypes(text, declared),
    ]);
  });
}

function parse(text: string): ts.NodeArray<ts.Statement> {
  return ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true).statements;
}

function readModule(file: string): ReadonlyMap<string, string> {
  const { outputText } = ts.transpileDeclaration(readFileSync(file, 'utf8'), { fileName: file });
  return new Map(
    parse(outputText).flatMap((statement) => {
      const isNamed =
        ts.isFunctionDeclaration(statement) ||
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement);
      return isNamed && statement.name ? [[statement.name.text, asCode(statement)]] : [];
    }),
  );
}

/** Without private members, and indented by two spaces, as the other code of the catalogue. */
function asCode(statement: ts.Statement): string {
  const hidden = ts.isClassDeclaration(statement) ? statement.members.filter(isPrivate) : [];
  const text = hidden
    .reduce((code, member) => code.replace(member.getFullText(), ''), statement.getFullText())
    .trim()
    .replace(/^export (declare )?/m, '');
  return text.replace(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

function isPrivate(member: ts.ClassElement): boolean {
  if (member.name && ts.isPrivateIdentifier(member.name)) return true;
  return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;
}

/** `mentioned` are the names found so far. */
function withTypes(
  name: string,
  declared: ReadonlyMap<string, string>,
  mentioned = new Set<string>(),
): string[] {
  const text = declared.get(name);
  if (text === undefined || mentioned.has(name)) return [];
  mentioned.add(name);
  const types = [...declared.keys()].filter(
    (each) => /^[A-Z]/.test(each) && new RegExp(`\\b${each}\\b`).test(text),
  );
  return [text, ...types.flatMap((each) => withTypes(each, declared, mentioned))];
}

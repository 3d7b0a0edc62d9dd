import { join } from 'node:path';
import ts from 'typescript';

/** A prop of a component, or a part of what a hook takes or returns. */
export interface PartField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: string | undefined;
  readonly description: string;
}

/** A function that `ui` or `forms` exports, as its types and docstring describe it. */
export interface PartDocs {
  readonly name: string;
  /** The folder in `packages/`. */
  readonly package: string;
  readonly kind: 'component' | 'hook' | 'function';
  readonly description: string;
  /** A component's props, or what a function takes. */
  readonly takes: readonly PartField[];
  /** It also takes the attributes of its native element. */
  readonly isNative: boolean;
  /** The return type of a hook or function. */
  readonly returns: string;
  /** What is in the returned object. */
  readonly returned: readonly PartField[];
}

const root = join(import.meta.dirname, '..');

/** What a docstring refers to in the specification: (R3), (row 57), (spec section 4). */
const references = / \(((rows?|fault|spec section|contract section) |[RH]\d)[^)]*\)/g;

/** The packages whose parts have pages. */
const partPackages = ['ui', 'forms'] as const;

/** Reads the exported functions of `ui` and `forms`. Takes a few seconds. */
export function readPartDocs(): PartDocs[] {
  const entries = partPackages.map((name) => join(root, 'packages', name, 'src/index.ts'));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  return partPackages.flatMap((name, index) => {
    const file = program.getSourceFile(entries[index] ?? '');
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`packages/${name}/src/index.ts exports nothing`);
    return checker.getExportsOfModule(module).flatMap((symbol) => readPart(checker, name, symbol));
  });
}

function readPart(checker: ts.TypeChecker, packageName: string, exported: ts.Symbol): PartDocs[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  if (!declaration || !ts.isFunctionDeclaration(declaration)) return [];
  const signature = checker.getSignatureFromDeclaration(declaration);
  if (!signature) return [];
  const kind = kindOf(exported.name);
  const returnType = checker.getReturnTypeOfSignature(signature);
  const parameters = declaration.parameters.map((parameter) => readParameter(checker, parameter, kind));
  return [
    {
      name: exported.name,
      package: packageName,
      kind,
      description: textOf(checker, symbol),
      takes: parameters.flatMap(({ fields }) => fields),
      isNative: parameters.some(({ isNative }) => isNative),
      returns: declaration.type?.getText() ?? checker.typeToString(returnType),
      returned: isOwnObject(returnType) ? fieldsOf(checker, returnType, new Map()).fields : [],
    },
  ];
}

function kindOf(name: string): PartDocs['kind'] {
  if (/^[A-Z]/.test(name)) return 'component';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

interface Fields {
  readonly fields: PartField[];
  readonly isNative: boolean;
}

/** Lists the fields of an object of ours, and anything else as itself. */
function readParameter(
  checker: ts.TypeChecker,
  parameter: ts.ParameterDeclaration,
  kind: PartDocs['kind'],
): Fields {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  if (kind === 'component' || isOwnObject(type)) return fieldsOf(checker, type, defaultsOf(parameter));
  const field = {
    name: parameter.name.getText(),
    type: parameter.type?.getText() ?? checker.typeToString(type),
    isRequired: !parameter.initializer && !parameter.questionToken,
    default: parameter.initializer?.getText(),
    description: textOf(checker, checker.getSymbolAtLocation(parameter.name)),
  };
  return { fields: [field], isNative: false };
}

function fieldsOf(checker: ts.TypeChecker, type: ts.Type, defaults: ReadonlyMap<string, string>): Fields {
  const all = type.getProperties();
  const own = all.filter((property) => property.declarations?.some(isOwn));
  const fields = own.map((property) => ({
    name: property.name,
    type: typeOf(checker, property),
    isRequired: !(property.flags & ts.SymbolFlags.Optional),
    default: defaults.get(property.name),
    description: textOf(checker, property),
  }));
  return { fields, isNative: own.length < all.length };
}

/** The defaults that a function gives to the object it takes apart. */
function defaultsOf({ name }: ts.ParameterDeclaration): ReadonlyMap<string, string> {
  const elements = ts.isObjectBindingPattern(name) ? name.elements : [];
  return new Map(
    elements.flatMap(({ propertyName, name: own, initializer }) =>
      initializer ? [[(propertyName ?? own).getText(), initializer.getText()] as const] : [],
    ),
  );
}

/** As its author wrote it; TypeScript's own form can fill a page. */
function typeOf(checker: ts.TypeChecker, property: ts.Symbol): string {
  const written = (property.declarations ?? []).map(writtenType).find((text) => text !== undefined);
  const text = (written ?? checker.typeToString(checker.getTypeOfSymbol(property))).replace(/\s+/g, ' ');
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  return isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => \w+)\)$/, '$1') : text;
}

function writtenType(declaration: ts.Declaration): string | undefined {
  if (ts.isPropertySignature(declaration)) return declaration.type?.getText();
  if (!ts.isMethodSignature(declaration)) return undefined;
  const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
  return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
}

function isOwnObject(type: ts.Type): boolean {
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
  return isObject && (type.symbol?.declarations?.some(isOwn) ?? false);
}

function isOwn(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/');
}

function textOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string {
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
  return text.replace(/\s+/g, ' ').replace(references, '');
}

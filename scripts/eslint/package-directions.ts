import type { Rule } from 'eslint';
import { dirname, join, relative, sep } from 'node:path';
import { browserTestTools, mayImport, publicPaths, sandboxTestData, servingTools } from './package-layers.ts';

type Literal = Extract<Rule.Node, { type: 'Literal' }>;

const root = join(import.meta.dirname, '..', '..');
const importedPath =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal';
const importedType = 'TSImportType Literal';
/** What trials of other systems share. It is no package: an example would have to be one, too, to name it. */
const trialTools = 'examples/trial';

/**
 * Packages depend on each other in one direction, through public paths: `loader → widget packages → forms →
 * ui → widget → core`. Only browser test tools may import from scripts/,
 * and any example from examples/trial.
 */
export const packageDirections: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node: Literal) => {
      const message = typeof node.value === 'string' ? problemWith(node.value, file) : undefined;
      if (message) context.report({ node, message });
    };
    return { [importedPath]: check, [importedType]: check };
  },
};

function problemWith(path: string, file: string): string | undefined {
  if (path.startsWith('.')) return problemWithRelative(path, file);
  if (path.startsWith('@adviser-widgets/')) return problemWithPackage(path, file);
  return undefined;
}

function problemWithRelative(path: string, file: string): string | undefined {
  const own = home(file);
  const target = home(join(dirname(file), path).split(sep).join('/'));
  if (own === target || (own === undefined && target === undefined)) return undefined;
  if (own?.startsWith('examples/') && target === trialTools) return undefined;
  if (isBrowserTestTool(file) && /^(\.\.\/)+scripts\//.test(path)) return undefined;
  return `"${path}" leaves ${own ?? 'its folder'}${target ? ` for ${target}` : ''}; import a package by its name.`;
}

/** Stories and scripts count as one. */
function home(file: string): string | undefined {
  return /^(packages|examples)\/[^/]+/.exec(file)?.[0];
}

function problemWithPackage(path: string, file: string): string | undefined {
  const [, name = ''] = path.split('/');
  const own = /^packages\/([^/]+)/.exec(file)?.[1];
  if (own === 'sandbox') return problemWithImportOfSandbox(path, file);
  if (path === browserTestTools && !isBrowserTest(file)) return `Only browser tests may import ${path}.`;
  if (own && !allowed(own, file).includes(name))
    return `packages/${own} may not import ${name}: see scripts/eslint/package-layers.ts.`;
  const isInner = path.split('/').length > 2 && !publicPaths(name).includes(path);
  return isInner ? `${path} is an inner file; import what ${name} exports.` : undefined;
}

/** The sandbox judges the widgets, so it must not import any of their code. */
function problemWithImportOfSandbox(path: string, file: string): string | undefined {
  if (isTest(file) && (path === '@adviser-widgets/sandbox' || sandboxTestData.includes(path)))
    return undefined;
  return `packages/sandbox may not import widget packages; its tests may import only ${sandboxTestData.join(', ')}.`;
}

function isTest(file: string): boolean {
  return isBrowserTest(file) || /\.test\.tsx?$/.test(file);
}

function isBrowserTest(file: string): boolean {
  return /\.browser\.ts$|^packages\/[^/]+\/src\/browser\//.test(file);
}

function isBrowserTestTool(file: string): boolean {
  return file.startsWith('packages/testing/src/browser/');
}

/** Tests may also import the test tools, and browser tests everything that serves a page. */
function allowed(own: string, file: string): readonly string[] {
  if (isBrowserTest(file)) return [...mayImport(own), ...servingTools];
  return isTest(file) ? [...mayImport(own), 'testing'] : mayImport(own);
}

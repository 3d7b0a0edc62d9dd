import { camelCase, type WidgetEvent } from '@adviser-widgets/widget';
import { handlerName } from '@adviser-widgets/widget/internal';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { codeOf } from './story-code.ts';

interface PackageFile {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const packages = import.meta.glob<PackageFile>('../../packages/*/package.json', {
  eager: true,
  import: 'default',
});

/** The code that shows a widget in a React app. */
export interface ReactUse {
  readonly packageName: string;
  /** A complete module. */
  readonly code: string;
}

/** Converts a widget's example to React code. */
export function reactUse(definition: DocumentedWidget, family: string): ReactUse {
  const { name: packageName, exports } = packages[`../../packages/${family}/package.json`] ?? {
    name: '',
    exports: {},
  };
  const entry = `./${definition.name}` in exports ? `${packageName}/${definition.name}` : packageName; // the icon has its own entry point
  const component = pascalCase(definition.name);
  const sheets = ['./styles.css', `./${definition.name}.css`]
    .filter((sheet) => sheet in exports)
    .map((sheet) => `import '${packageName}${sheet.slice(1)}';`);
  const config = needsCaptcha(definition)
    ? `{ brand: 'acme', captcha: { siteKey: 'your site key' } }`
    : `{ brand: 'acme' }`;
  const { jsx = '' } = codeOf({ definition, html: definition.example }, {}) ?? {};
  const lines = [
    `import { ${definition.callsApi ? 'configure, ' : ''}matchBackground } from '@adviser-widgets/core';`,
    `import { ${component} } from '${entry}';`,
    ...sheets,
    '',
    ...(definition.callsApi ? [`configure({ json: ${config} }); // once, before the first render`, ''] : []),
    'export function Example() {',
    `  return <div className="aw-root" ref={matchBackground}>${jsx}</div>;`,
    '}',
  ];
  return { packageName, code: lines.join('\n') };
}

/** Returns the props that hear a widget's events. */
export function handlersOf({ events }: DocumentedWidget): readonly string[] {
  return [...(Object.keys(events) as WidgetEvent[]), 'aw:ready' as const].map(handlerName);
}

function needsCaptcha({ needsConfig }: DocumentedWidget): boolean {
  return needsConfig.some(({ key }) => key === 'captcha.siteKey');
}

/** `icon` → `Icon`. */
function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

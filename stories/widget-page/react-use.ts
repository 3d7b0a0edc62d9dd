import { camelCase, type Attribute } from '@adviser-widgets/widget';
import type { DocumentedWidget } from '../catalogue/families.ts';

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
  const lines = [
    ...(definition.callsApi ? [`import { configure } from '@adviser-widgets/core';`] : []),
    `import { ${component} } from '${entry}';`,
    ...sheets,
    ...(definition.callsApi
      ? [
          '',
          `configure({ json: ${needsCaptcha(definition) ? `{ brand: 'acme', captcha: { siteKey: 'your site key' } }` : `{ brand: 'acme' }`} }); // once, before the first render`,
        ]
      : []),
    '',
    'export function Example() {',
    '  return (',
    '    <div className="aw-root">',
    ...element(component, definition).map((line) => `      ${line}`),
    '    </div>',
    '  );',
    '}',
  ];
  return { packageName, code: lines.join('\n') };
}

/** Returns the TypeScript type of an attribute's prop. */
export function propType({ kind, choices }: Attribute): string {
  if (choices) return choices.map((choice) => `'${choice}'`).join(' | ');
  const types = {
    number: 'number',
    integer: 'number',
    flag: 'boolean',
    list: 'readonly string[]',
    json: 'unknown',
    html: 'HtmlText',
  } as const;
  return kind in types ? types[kind as keyof typeof types] : 'string';
}

function needsCaptcha({ needsConfig }: DocumentedWidget): boolean {
  return needsConfig.some(({ key }) => key === 'captcha.siteKey');
}

/** `icon` → `Icon`. */
function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}

/** Returns the element as lines, with one prop per line if they do not fit on one. */
function element(component: string, { attributes, example, reactOnly }: DocumentedWidget): string[] {
  const placeholder = new DOMParser().parseFromString(example, 'text/html').querySelector('[data-widget]');
  const props = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = placeholder?.getAttribute(`data-${name}`);
    return value === null || value === undefined ? [] : [`${camelCase(name)}=${propValue(attribute, value)}`];
  });
  const slot = placeholder?.querySelector('[data-slot="success"] p');
  if (slot) props.push(`success={<p>${slot.textContent}</p>}`);
  const { children, ...expressions } = reactOnly;
  for (const [name, prop] of Object.entries(expressions))
    if (prop.example) props.push(`${name}={${prop.example}}`);
  const isLong = props.join(' ').length > 60;
  const head = isLong
    ? [`<${component}`, ...props.map((each) => `  ${each}`)]
    : [[`<${component}`, ...props].join(' ')];
  if (children?.example)
    return [...(isLong ? [...head, '>'] : [`${head.join('')}>`]), `  ${children.example}`, `</${component}>`];
  return isLong ? [...head, '/>'] : [`${head.join('')} />`];
}

function propValue({ kind }: Attribute, value: string): string {
  if (kind === 'list')
    return `{[${value
      .split(/\s*,\s*/)
      .map((each) => `'${each}'`)
      .join(', ')}]}`;
  return ['number', 'integer', 'flag', 'json'].includes(kind) ? `{${value}}` : `"${value}"`;
}

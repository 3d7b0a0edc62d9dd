import { camelCase, type Attribute } from '@adviser-widgets/widget';
import type { HostOfExample } from './example-host.ts';
import type { ManifestWidget } from './manifest.ts';

/** A block attribute as block.json declares it. */
export interface BlockAttribute {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly items?: { readonly type: 'string' };
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

/** What the block editor itself writes into a block's attributes. */
const taken = new Set(['align', 'anchor', 'className', 'layout', 'lock', 'metadata', 'style']);

const types: Readonly<Record<Attribute['kind'], BlockAttribute>> = {
  text: { type: 'string' },
  url: { type: 'string' },
  choice: { type: 'string' },
  date: { type: 'string' },
  id: { type: 'string' },
  html: { type: 'string' },
  // Of any shape, and written by hand: kept as its text, which the library reads and reports.
  json: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string' } },
};

/** The attributes of a block: those of the widget in camelCase, and those that every placeholder has. */
export function blockAttributes(
  widget: ManifestWidget,
  host: HostOfExample,
): Readonly<Record<string, BlockAttribute>> {
  return {
    ...Object.fromEntries(
      Object.entries(widget.attributes).map(([name, attribute]) => [keyOf(name, widget), declare(attribute)]),
    ),
    elementId: { type: 'string' },
    widgetLoad: { type: 'string' },
    ...(host.label === undefined ? {} : { ariaLabel: { type: 'string', default: host.label } as const }),
  };
}

/** @throws {Error} for a name that the editor, or this plugin, uses for something else */
function keyOf(name: string, widget: ManifestWidget): string {
  const key = camelCase(name);
  const isTaken = taken.has(key) || ['elementId', 'widgetLoad', 'ariaLabel'].includes(key);
  if (isTaken)
    throw new Error(
      `${widget.name}: a block cannot have an attribute "${key}"; map data-${name} to another name here.`,
    );
  return key;
}

function declare(attribute: Attribute): BlockAttribute {
  const standard = attribute.kind === 'flag' ? (attribute.default ?? false) : attribute.default;
  return {
    ...types[attribute.kind],
    ...(attribute.choices ? { enum: attribute.choices } : {}),
    ...(standard === undefined
      ? {}
      : { default: attribute.kind === 'json' ? JSON.stringify(standard) : standard }),
  };
}

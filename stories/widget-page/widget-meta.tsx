import {
  camelCase,
  type Attribute,
  type Attributes,
  type Definition,
  type WidgetProps,
} from '@adviser-widgets/widget';
import type { Slots } from '@adviser-widgets/widget/internal';
import type { ArgTypes } from '@storybook/react-vite';
import { defaultOf, describeAttribute, takenBy } from './attribute-words.ts';
import { snippetWith } from './snippet-with.ts';
import { WidgetPage } from './WidgetPage.tsx';

type ArgType = ArgTypes[string];

/**
 * Returns Storybook's meta of a widget: controls, their initial values and the documentation page. All of it
 * comes from the widget's definition.
 */
export function widgetMeta<const A extends Attributes, const S extends Slots>(definition: Definition<A, S>) {
  const transform = (_code: string, { args }: { args: Readonly<Record<string, unknown>> }) =>
    snippetWith(definition, args);
  return {
    // A cast. There is one value per attribute, of the attribute's kind: this is how the props type is
    // derived.
    args: firstValues(definition.attributes) as Partial<WidgetProps<A, S>>,
    argTypes: { ...attributeTypes(definition.attributes), ...slotTypes(definition.slots) },
    parameters: {
      definition,
      docs: {
        page: () => <WidgetPage definition={definition} />,
        source: { language: 'html', transform },
      },
    },
  };
}

/** Returns every attribute's default, even `undefined`, because Storybook orders the controls by these. */
function firstValues(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [camelCase(name), attribute.default]),
  );
}

function attributeTypes(attributes: Attributes): ArgTypes {
  const types = Object.entries(attributes).map(([name, attribute]): [string, ArgType] => [
    camelCase(name),
    {
      name: `data-${name}`,
      description: `${describeAttribute(attribute)} For example \`${attribute.example}\``,
      control: controlOf(attribute),
      options: attribute.choices,
      type: attribute.required ? { name: 'other', value: attribute.kind, required: true } : undefined,
      table: {
        category: 'Attributes',
        type: { summary: takenBy(attribute) },
        defaultValue: summaryOf(defaultOf(attribute)),
      },
    },
  ]);
  return Object.fromEntries(types);
}

function summaryOf(standard: string | undefined) {
  return standard === undefined ? undefined : { summary: standard };
}

/** Slots accept rich content, which no control can edit. */
function slotTypes(slots: Slots): ArgTypes {
  const types = Object.entries(slots).map(([name, { description }]): [string, ArgType] => [
    name,
    {
      name: `data-slot="${name}"`,
      description,
      control: false,
      table: { category: 'Slots', type: { summary: 'HTML' } },
    },
  ]);
  return Object.fromEntries(types);
}

function controlOf({ kind, min, max }: Attribute): ArgType['control'] {
  const controls = {
    text: 'text',
    url: 'text',
    choice: 'select',
    number: { type: 'number', min, max },
    integer: { type: 'number', min, max, step: 1 },
    flag: 'boolean',
    date: 'text',
    id: 'text',
    html: 'text',
    list: 'object',
    json: 'object',
  } as const;
  return controls[kind];
}

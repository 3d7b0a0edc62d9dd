import { camelCase } from '@adviser-widgets/widget';
import { Source } from '@storybook/addon-docs/blocks';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { Table } from '../catalogue/Table.tsx';
import { propType, reactUse } from './react-use.ts';

interface InReactProps {
  readonly definition: DocumentedWidget;
  readonly family: string;
  readonly caption: string;
}

/** How to use a widget in React: the package, the imports and the props. */
export function InReact({ definition, family, caption }: InReactProps) {
  const { packageName, code } = reactUse(definition, family);
  const props = Object.entries(definition.attributes);
  const slots = Object.entries(definition.slots).map(([name, { description }]) => ({
    name,
    type: 'ReactNode',
    description,
  }));
  const own = Object.entries(definition.reactOnly).map(([name, { type = 'ReactNode', description }]) => ({
    name,
    type,
    description,
  }));
  const others = [...slots, ...own];
  return (
    <>
      <p>
        From the package <code>{packageName}</code>; the style sheet once per application.
      </p>
      <Source language="tsx" code={code} />
      {props.length + others.length === 0 && <p>It has no props.</p>}
      {props.length + others.length > 0 && (
        <Table caption={caption} heads={['Prop', 'Type', 'What it is for']}>
          {props.map(([name, attribute]) => (
            <tr key={name}>
              <td>
                <code>{camelCase(name)}</code>
                {attribute.required && ', required'}
              </td>
              <td>
                <code>{propType(attribute)}</code>
              </td>
              <td>{attribute.description}</td>
            </tr>
          ))}
          {others.map(({ name, type, description }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

import { expectation } from '@adviser-widgets/core';
import type { Attribute, Attributes } from '@adviser-widgets/widget';
import { OptionTable } from '../OptionTable.tsx';

interface AttributeTableProps {
  readonly attributes: Attributes;
  readonly caption: string;
}

/** Every attribute of a widget: what it does, what it accepts, and its default. */
export function AttributeTable({ attributes, caption }: AttributeTableProps) {
  return (
    <OptionTable of="Attribute" caption={caption}>
      {Object.entries(attributes).map(([name, attribute]) => (
        <tr key={name}>
          <td>
            <code style={{ whiteSpace: 'nowrap' }}>data-{name}</code>
          </td>
          <td>{attribute.description}</td>
          <td>
            <Takes attribute={attribute} />
          </td>
          <td>{without(attribute)}</td>
          <td>
            <code>{attribute.example}</code>
          </td>
        </tr>
      ))}
    </OptionTable>
  );
}

/** The kind and what it allows; for choices, each allowed word. */
function Takes({ attribute }: { readonly attribute: Attribute }) {
  const { kind, choices } = attribute;
  if (!choices) {
    return (
      <>
        <code>{kind}</code>: {expectation(kind, attribute)}
      </>
    );
  }
  return (
    <>
      <code>{kind}</code>: one of{' '}
      {choices.map((choice, index) => (
        <span key={choice}>
          {index > 0 && ', '}
          <code>{choice}</code>
        </span>
      ))}
    </>
  );
}

function without({ default: standard, required }: Attribute) {
  if (required) return <strong>required: the widget does not show</strong>;
  if (standard === undefined || standard === '') return 'nothing';
  return <code>{typeof standard === 'object' ? JSON.stringify(standard) : String(standard)}</code>;
}

import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import { families, type DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { Table } from '../catalogue/Table.tsx';

interface LeadFormRow {
  readonly definition: DocumentedWidget;
  readonly kind: LeadKind;
}

/** Every widget that sends a lead. */
const rows: readonly LeadFormRow[] = families
  .flatMap(({ widgets }) => widgets)
  .flatMap((definition) => (definition.lead ? [{ definition, kind: leadKinds[definition.lead] }] : []));

/** Every lead form, with what it is for and where its lead goes. */
export function LeadFormTable() {
  return (
    <Table caption="Lead forms" heads={['Form', 'Take it for', 'Goes to', 'Method', 'LeadSource']}>
      {rows.map(({ definition: { name, takeFor }, kind }) => (
        <tr key={name}>
          <td>
            <PageLink page={`lead-forms-${name}`}>{name}</PageLink>
          </td>
          <td>{takeFor}</td>
          <td>
            <code>
              /{'{brand}'}/{kind.path}
            </code>
          </td>
          <td>{kind.method}</td>
          <td>{kind.leadSource ?? 'none'}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Each form's default heading and sub-heading, and whether its message can be closed by default. */
export function LeadFormDefaults() {
  const names = ['heading', 'sub-heading', 'closable'];
  return (
    <Table caption="Defaults of each form" heads={['Form', ...names.map((name) => `data-${name}`)]}>
      {rows.map(({ definition: { name, attributes } }) => (
        <tr key={name}>
          <td>{name}</td>
          {names.map((attribute) => (
            <td key={attribute}>{String(attributes[attribute]?.default ?? '–')}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

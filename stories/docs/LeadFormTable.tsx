import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import {
  callbackForm,
  callCentreForm,
  contactAdviserForm,
  jobApplicationForm,
  propertyReportForm,
  requestCallForm,
  shortContactForm,
} from '@adviser-widgets/lead-forms';
import type { DocumentedWidget } from '../catalogue/families.ts';
import { PageLink } from '../catalogue/PageLink.tsx';
import { Table } from '../catalogue/Table.tsx';

interface LeadFormRow {
  readonly definition: DocumentedWidget;
  readonly kind: LeadKind;
  /** When an editor takes this form and no other. */
  readonly use: string;
}

const rows: readonly LeadFormRow[] = [
  { definition: requestCallForm, kind: leadKinds.callCentre, use: 'Anybody who would like a call. The form for most pages.' },
  { definition: shortContactForm, kind: leadKinds.contact, use: 'A question in writing, beside an article, or after a booklet was downloaded.' },
  { definition: callbackForm, kind: leadKinds.callback, use: 'A call from an adviser nearby, at a time the visitor chooses.' },
  { definition: contactAdviserForm, kind: leadKinds.contactAdviser, use: 'The page of one adviser.' },
  { definition: propertyReportForm, kind: leadKinds.propertyReport, use: 'Offering a property report.' },
  { definition: jobApplicationForm, kind: leadKinds.jobApplication, use: 'People who would like to become advisers.' },
  { definition: callCentreForm, kind: leadKinds.callCentre, use: 'Your own call centre, on a page that only its staff use.' },
];

/** Every lead form: when to take it, and where its lead goes. The latter is what the forms themselves go by. */
export function LeadFormTable() {
  return (
    <Table caption="Lead forms" heads={['Form', 'Take it for', 'Goes to', 'Method', 'LeadSource']}>
      {rows.map(({ definition: { name }, kind, use }) => (
        <tr key={name}>
          <td>
            <PageLink page={`lead-forms-${name}`}>{name}</PageLink>
          </td>
          <td>{use}</td>
          <td>
            <code>/{'{brand}'}/{kind.path}</code>
          </td>
          <td>{kind.method}</td>
          <td>{kind.leadSource ?? 'none'}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What each form says, and whether its message can be closed, when the page says nothing. */
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

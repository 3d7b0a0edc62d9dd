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
import type { DocumentedWidget } from '../widget-page/WidgetPage.tsx';

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
    <table>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Take it for</th>
          <th scope="col">Goes to</th>
          <th scope="col">Method</th>
          <th scope="col">LeadSource</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ definition: { name }, kind, use }) => (
          <tr key={name}>
            <td>
              <a href={`?path=/docs/lead-forms-${name}--docs`}>{name}</a>
            </td>
            <td>{use}</td>
            <td style={{ overflowWrap: 'normal' }}>
              <code style={{ overflowWrap: 'inherit' }}>/{'{brand}'}/{kind.path}</code>
            </td>
            <td>{kind.method}</td>
            <td>{kind.leadSource ?? 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each form says, and whether its message can be closed, when the page says nothing. */
export function LeadFormDefaults() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">
            <code>data-heading</code>
          </th>
          <th scope="col">
            <code>data-sub-heading</code>
          </th>
          <th scope="col">
            <code>data-closable</code>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ definition: { name, attributes } }) => (
          <tr key={name}>
            <td>{name}</td>
            {['heading', 'sub-heading', 'closable'].map((attribute) => (
              <td key={attribute}>{String(attributes[attribute]?.default ?? '–')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

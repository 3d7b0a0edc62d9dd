import { leadKinds, type LeadKind } from '@adviser-widgets/core';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { families, type DocumentedWidget } from '../catalogue/families.ts';
import { privacyNotice } from '../lead-forms/privacy-notice.ts';
import { code, codeBlock, markdownTable, plain } from '../widget-page/markdown.ts';
import { settingsTable } from '../widget-page/page-sections.ts';

interface LeadFormRow {
  readonly definition: DocumentedWidget;
  readonly kind: LeadKind;
}

/** Every widget that sends a lead. */
const rows: readonly LeadFormRow[] = families
  .flatMap(({ widgets }) => widgets)
  .flatMap((definition) => (definition.lead ? [{ definition, kind: leadKinds[definition.lead] }] : []));

/** Each form has defaults of its own for these. */
const ownDefaults = ['heading', 'sub-heading', 'closable'];

/** The generated parts of the page about lead forms, by name. */
export const leadFormSections: Readonly<Record<string, () => string>> = {
  /** Every lead form, with what it is for and where its lead goes. */
  forms: () =>
    markdownTable(
      ['Form', 'Take it for', 'Goes to', 'Method', 'LeadSource'],
      rows.map(({ definition: { name, takeFor = '' }, kind }) => [
        `[${name}](widgets/${name}.md)`,
        plain(takeFor),
        code(`/{brand}/${kind.path}`),
        String(kind.method),
        String(kind.leadSource ?? 'none'),
      ]),
    ),
  defaults: () =>
    markdownTable(
      ['Form', ...ownDefaults.map((name) => `data-${name}`)],
      rows.map(({ definition: { name, attributes } }) => [
        name,
        ...ownDefaults.map((attribute) => plain(String(attributes[attribute]?.default ?? '–'))),
      ]),
    ),
  attributes: () =>
    settingsTable(
      Object.entries(requestCallForm.attributes).filter(
        ([name]) => ![...ownDefaults, 'button-text'].includes(name),
      ),
    ),
  notice: () => codeBlock('html', privacyNotice),
};

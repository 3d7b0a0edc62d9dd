import { leadKinds } from '@adviser-widgets/core';
import { subjects, withoutOuterSlashes } from '@adviser-widgets/core/internal';
import { contactFields, type LeadValues } from '@adviser-widgets/forms';
import {
  BareLeadForm,
  withNote,
  type DefaultValues,
  type formEvents,
  type formSlots,
} from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { attributes } from './definition.ts';

/** Props of ShortContactForm: the widget's attributes, its slots as React nodes, its events, and what fields start with. */
export type ShortContactFormProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents> &
  DefaultValues<keyof typeof fields>;

const { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage } = contactFields;
const fields = { FormFullName, FormEmail, FormPhone, FormPostcode, FormSubject, FormMessage };

export function ShortContactForm(props: ShortContactFormProps) {
  const complete = withDefaults(attributes, props);
  return (
    <BareLeadForm
      {...complete}
      kind={leadKinds.contact}
      fields={fields}
      eventLabel={eventLabel}
      toSend={(values) => withNote(values, hiddenNote(complete))}
    />
  );
}

/** Goes before the message and is never shown. */
function hiddenNote({
  messageMode,
  messageText = '',
}: Pick<ShortContactFormProps, 'messageMode' | 'messageText'>): string {
  if (messageMode === 'booklet') return messageText;
  return messageMode === 'page-slug'
    ? `Submitted from ${withoutOuterSlashes(location.pathname) || 'home'}`
    : '';
}

/** Never the subject's number, and always the library's words: analytics count by them. */
function eventLabel({ FormSubject }: LeadValues): string {
  const subject = subjects.options.find(({ value }) => value === FormSubject);
  return subject ? `Contact Us: ${subject.label}` : 'Contact Us';
}

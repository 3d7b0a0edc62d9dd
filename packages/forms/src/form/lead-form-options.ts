import type { LeadKind } from '@adviser-widgets/core';
import type { DefaultValues } from '../fields/default-values.ts';
import type { FieldPage, LeadFields, LeadSteps, LeadValues, WithPlainNames } from '../fields/lead-field.ts';

/** Options of a lead form: its kind of lead, its fields, and what the page adds. */
export interface LeadFormOptions<Fields extends LeadFields = LeadFields>
  extends FieldPage, LeadSteps, DefaultValues<keyof Fields> {
  /** One of `leadKinds`: where it goes, and how. */
  readonly kind: LeadKind;
  /** By the names they are sent under, in screen order. */
  readonly fields: Fields & WithPlainNames<Fields>;
  /** Of the analytics event; never text that the visitor typed. */
  readonly eventLabel: string | ((values: LeadValues) => string);
  /** Of the hidden field for robots, if the page has one of the usual name. */
  readonly honeypotName?: string | undefined;
  /** Sent with the lead. */
  readonly campaignId?: string | undefined;
  /** Sent with the lead. */
  readonly trackingNumber?: string | undefined;
  /** Sent with the lead: the adviser whose page it is. */
  readonly adviserId?: string | undefined;
  /** What else makes it another lead, such as the request that a survey is about. */
  readonly about?: string | undefined;
  /** Keeps what was typed in the tab until it is sent; default true. */
  readonly draft?: boolean | undefined;
}

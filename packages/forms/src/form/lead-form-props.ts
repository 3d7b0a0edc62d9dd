import type { RootProps } from '@adviser-widgets/widget';
import type { EventProps } from '@adviser-widgets/widget/internal';
import type { ReactNode } from 'react';
import type { formEvents } from './form-description.ts';
import type { LeadFields } from '../fields/lead-field.ts';
import type { LeadFormOptions } from './lead-form-options.ts';

type Events = EventProps<typeof formEvents>;

/** Attributes and slots of every lead form, its options, its events, and what its root element gets. */
export interface LeadFormProps<Fields extends LeadFields = LeadFields>
  extends LeadFormOptions<Fields>, RootProps {
  /** Names the form. */
  readonly heading?: string | undefined;
  /** A sentence below the heading. */
  readonly subHeading?: string | undefined;
  /** 2 unless given. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** “Submit” unless given. */
  readonly buttonText?: string | undefined;
  /** Lists two errors or more above the fields. */
  readonly errorSummary?: boolean | undefined;
  /** The message of thanks can be closed, for another lead. */
  readonly closable?: boolean | undefined;
  /** Before the fields. */
  readonly intro?: ReactNode;
  /** Replaces the sentence about privacy below the button. */
  readonly privacy?: ReactNode;
  /** Replaces the message of thanks. */
  readonly success?: ReactNode;
  /** Called when a press has passed the checks, before the captcha. Once per press. */
  readonly onSubmit?: Events['onSubmit'] | undefined;
  /** Called when the API has accepted the lead. */
  readonly onSuccess?: Events['onSuccess'] | undefined;
  /** Called when it was not sent, and the visitor sees why. */
  readonly onError?: Events['onError'] | undefined;
  /** Called when the visitor has closed the message of success: the form is empty again. */
  readonly onReset?: Events['onReset'] | undefined;
  /** Called when an event was handed to analytics. */
  readonly onAnalytics?: Events['onAnalytics'] | undefined;
  /** Called once, when the form is in the page and can be used. */
  readonly onReady?: Events['onReady'] | undefined;
}

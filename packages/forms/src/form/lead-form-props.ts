import type { ReactNode } from 'react';
import type { LeadFormOptions } from '../submit/lead-form-options.ts';

/** Attributes and slots of every lead form, and its options. */
export interface LeadFormProps extends LeadFormOptions {
  /** Names the form. */
  readonly heading?: string;
  /** A sentence below the heading. */
  readonly subHeading?: string;
  /** 2 to 6; 2 unless given. */
  readonly headingLevel?: number;
  /** “Submit” unless given. */
  readonly buttonText?: string;
  /** Lists two errors or more above the fields. */
  readonly errorSummary?: boolean;
  /** The message of thanks can be closed, for another lead. */
  readonly closable?: boolean;
  /** Before the fields. */
  readonly intro?: ReactNode;
  /** Replaces the sentence about privacy below the button. */
  readonly privacy?: ReactNode;
  /** Replaces the message of thanks. */
  readonly success?: ReactNode;
}

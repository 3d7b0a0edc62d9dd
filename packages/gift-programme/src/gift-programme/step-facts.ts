import type { Customer } from '@adviser-widgets/core';
import type { ReactNode } from 'react';

/** What a step that sends something is drawn with. */
export interface StepFacts {
  readonly customer: Customer | undefined;
  /** Of its heading. */
  readonly level: number;
  readonly buttonText: string;
  readonly privacy: ReactNode;
  /** What is given is kept in the tab until it is sent. */
  readonly draft: boolean;
  /** Calls for the next step. */
  readonly onDone: () => void;
}

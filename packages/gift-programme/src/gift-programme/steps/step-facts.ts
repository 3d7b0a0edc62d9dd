import type { Customer } from '../programme-calls.ts';
import type { ReactNode } from 'react';

/** Props of a step that sends something. */
export interface StepFacts {
  readonly customer: Customer | undefined;
  /** Level of its heading. */
  readonly level: number;
  readonly buttonText: string;
  readonly privacy: ReactNode;
  /** True to keep the customer's input in the tab until it is sent. */
  readonly draft: boolean;
  /** Moves to the next step. */
  readonly onDone: () => void;
}

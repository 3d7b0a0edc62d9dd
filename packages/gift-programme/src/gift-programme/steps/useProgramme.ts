import { warn } from '@adviser-widgets/core/internal';
import type { Customer } from '../programme-calls.ts';
import type { WidgetHost } from '@adviser-widgets/widget';
import { linkParameters } from '@adviser-widgets/widget/internal';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState } from 'react';
import { firstStep, type Step } from './first-step.ts';
import { isGiftSent } from '../customer/gift-record.ts';
import { readCustomer } from '../customer/read-customer.ts';

interface ProgrammeOptions {
  readonly step?: number | undefined;
  readonly customer?: unknown;
}

/** The current step, the customer, and the way to move on. */
export interface Programme {
  readonly step: Step;
  readonly customer: Customer | undefined;
  moveTo(step: Step): void;
}

/**
 * Starts at the step that the page sets, and moves on from there. Starts again when the page sets another.
 */
export function useProgramme({ step, customer: given }: ProgrammeOptions): Programme {
  const host = useWidgetHost();
  const [moved, setMoved] = useState<{ from: Step; to: Step }>();
  const isGiven = given !== undefined || isWritten(host);
  const { customer, problems } = readCustomer(given);
  const first = firstStep({
    step,
    customer: isGiven ? (customer ?? 'wrong') : 'none',
    isGiftSent: isGiftSent(customer),
  });
  const report = given === undefined ? '' : problems.join('; '); // invalid JSON is reported with all other attributes

  useEffect(() => {
    if (report) warn(`${host.name}: in customer, ${report}`, host.element);
  }, [report, host]);

  return {
    step: moved?.from === first ? moved.to : first,
    customer,
    moveTo: (to) => setMoved({ from: first, to }),
  };
}

/** True if the placeholder has customer data, valid JSON or not. */
function isWritten({ element }: WidgetHost): boolean {
  return (
    element !== undefined &&
    (element.hasAttribute('data-customer') || linkParameters(element).has('customer'))
  );
}

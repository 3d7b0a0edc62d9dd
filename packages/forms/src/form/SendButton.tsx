import { message } from '@adviser-widgets/core/internal';
import { Button } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import type { ComponentProps } from 'react';
import { isBusy, isShownFailure, waitOf, type SubmissionState } from '../press/submission-state.ts';
import { formText } from './texts.ts';

interface SendButtonProps extends Omit<ComponentProps<typeof Button>, 'isBusy'> {
  /** As `useSubmission` or `useLeadForm` returns it. */
  readonly state: SubmissionState;
}

/** The button that sends its form. Offers a retry after a failure, and waits if the API asked to. */
export function SendButton({ state, children, ...rest }: SendButtonProps) {
  const { name: widget } = useWidgetHost();
  const restText =
    isShownFailure(state) || state.status === 'offline' ? message('tryAgain', widget) : children;
  return (
    <Button
      type="submit"
      {...rest}
      isBusy={isBusy(state)}
      aria-disabled={waitOf(state) > 0 || rest['aria-disabled'] || undefined}
    >
      {isBusy(state) ? formText('sending', widget) : restText}
    </Button>
  );
}

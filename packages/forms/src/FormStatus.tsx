import { getConfig, message } from '@adviser-widgets/core';
import { PhoneLink } from '@adviser-widgets/ui';
import { isBusy, isShownFailure, waitOf, type SubmissionState } from './submission.ts';

interface FormStatusProps {
  readonly state: SubmissionState;
  readonly widget: string;
  /** Where it is not the sentence of all forms. Not `error`: pages put that name on every object. */
  readonly failureText?: string;
}

/** Under the button: what went wrong, or that we wait for a connection. Announced when it changes. */
export function FormStatus({ state, widget, failureText = message('error', widget) }: FormStatusProps) {
  const { phone } = getConfig();
  const wait = waitOf(state);
  return (
    <>
      <div role="status" className={state.status === 'offline' ? 'aw-form-notice' : 'aw-hidden'}>
        {state.status === 'offline' && <p>{message('offline', widget)}</p>}
        {isBusy(state) && state.status !== 'offline' && <p>{message('sending', widget)}</p>}
      </div>
      <div role="alert">
        {isShownFailure(state) && (
          <div className="aw-form-error">
            <p>{failureText}</p>
            {wait > 0 && <p>{message('wait', widget).replace('{seconds}', String(wait))}</p>}
            {phone && (
              <p>
                <span>{message('phoneHelp', widget)}</span>{' '}
                <PhoneLink number={phone} />
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

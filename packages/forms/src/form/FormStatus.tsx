import { getConfig } from '@adviser-widgets/core';
import { message } from '@adviser-widgets/core/internal';
import { PhoneLink } from '@adviser-widgets/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBusy, isShownFailure, waitOf, type SubmissionState } from '../press/submission-state.ts';
import { formText } from './texts.ts';

interface FormStatusProps {
  /** As `useSubmission` or `useLeadForm` returns it. */
  readonly state: SubmissionState;
  /** The name under which a page may replace its texts. */
  readonly widget: string;
  /** Not named `error`: pages put that name on every object. */
  readonly failureText?: string | undefined;
  /** Called when the visitor no longer waits for a connection. */
  readonly onStop: () => void;
}

/**
 * Says that a form is sending, is waiting for a connection, or has failed. Keeps its height while busy: the
 * second half of a double click would tick the box that moves down.
 */
export function FormStatus({
  state,
  widget,
  failureText = 'isTooLong' in state && state.isTooLong
    ? formText('messageTooLong', widget)
    : message('error', widget),
  onStop,
}: FormStatusProps) {
  const isOffline = state.status === 'offline';
  const notice = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = alert.current;
    if (!element) return;
    if (isBusy(state)) {
      if (height.current > 0) element.style.minHeight = `${height.current}px`;
      return;
    }
    if (element.style.minHeight) element.style.minHeight = '';
    const shown = isShownFailure(state) ? element : isOffline && notice.current;
    height.current = shown ? shown.offsetHeight : 0; // an empty one would only make the browser lay out the page
  }, [state, isOffline]);
  return (
    <>
      <div ref={notice} className={isOffline ? 'aw-form-notice' : 'aw-hidden'}>
        <div role="status">
          {isOffline && <p>{formText('offline', widget)}</p>}
          {isBusy(state) && <p>{formText('sending', widget)}</p>}
          {state.status === 'failed' && state.retryAfter === 0 && <p>{formText('waitOver', widget)}</p>}
        </div>
        {isOffline && (
          <>
            <PhoneHelp widget={widget} />
            <button type="button" className="aw-link" onClick={onStop}>
              {formText('stopWaiting', widget)}
            </button>
          </>
        )}
      </div>
      <div ref={alert} role="alert">
        {isShownFailure(state) && (
          <div className="aw-form-error">
            <p>{failureText}</p>
            {waitOf(state) > 0 && <RetryWait seconds={waitOf(state)} widget={widget} />}
            <PhoneHelp widget={widget} />
          </div>
        )}
      </div>
    </>
  );
}

function PhoneHelp({ widget }: { widget: string }) {
  const { phone } = getConfig();
  if (!phone) return null;
  return (
    <p>
      <span>{message('phoneHelp', widget)}</span> <PhoneLink number={phone} />
    </p>
  );
}

/** Screen readers read the time once, not every second. */
function RetryWait({ seconds, widget }: { seconds: number; widget: string }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(1, Math.ceil((end - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const textFor = (count: number) => formText('wait', widget, { seconds: count });
  return (
    <p>
      <span className="aw-hidden">{textFor(seconds)}</span>
      <span aria-hidden="true">{textFor(left)}</span>
    </p>
  );
}

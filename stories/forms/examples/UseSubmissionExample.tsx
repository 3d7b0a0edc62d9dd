import { FormStatus, SendButton, useSubmission } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import { useRef } from 'react';

/** Reject, and the form offers to try again. */
async function sendVote(vote: string): Promise<void> {
  const answer = await fetch('/votes', { method: 'POST', body: new URLSearchParams({ vote }) });
  if (!answer.ok) throw new Error(`The vote was answered ${answer.status}`);
}

export function UseSubmissionExample() {
  const formRef = useRef<HTMLFormElement>(null);
  const { state, submit, reset } = useSubmission(formRef);
  if (state.status === 'succeeded') return <p role="status">Thank you for your vote.</p>;
  return (
    <form
      ref={formRef}
      className="aw-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit({ validate: () => Promise.resolve('yes'), send: sendVote, onSent: () => {} });
      }}
    >
      <p>Was this page useful?</p>
      <div className="aw-actions">
        <SendButton state={state}>Yes</SendButton>
        <FormStatus state={state} widget="my-form" onStop={reset} />
      </div>
    </form>
  );
}

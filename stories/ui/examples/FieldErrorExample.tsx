import { Button, FieldError } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useId, useState } from 'react';

export function FieldErrorExample() {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState('');
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <fieldset aria-describedby={error ? id : undefined}>
        <legend>Have you bought a home before?</legend>
        <FieldError id={id}>{error}</FieldError>
        {['Yes', 'No'].map((each) => (
          <label key={each} style={{ display: 'block', paddingBlock: 12 }}>
            <input type="radio" name="bought" checked={answer === each} onChange={() => setAnswer(each)} />{' '}
            {each}
          </label>
        ))}
      </fieldset>
      <Button onClick={() => setError(answer ? '' : 'Please choose an answer.')}>Next</Button>
    </div>
  );
}

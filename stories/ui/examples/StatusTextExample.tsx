import { Button, StatusText } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

export function StatusTextExample() {
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <Button onClick={() => setSaved(!isSaved)}>{isSaved ? 'Remove from my list' : 'Add to my list'}</Button>
      <StatusText text={isSaved ? 'Added to your list' : ''} />
    </>
  );
}

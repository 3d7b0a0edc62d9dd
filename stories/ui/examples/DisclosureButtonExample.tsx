import { DisclosureButton } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/disclosure.css';
import { useId, useState } from 'react';

export function DisclosureButtonExample() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
        All our conditions
      </DisclosureButton>
      <p id={id} hidden={!isOpen}>
        Lending criteria, terms and fees apply.
      </p>
    </>
  );
}

import { Button, Dialog, Heading } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/dialog.css';
import { useState } from 'react';

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Dialog isOpen={isOpen} isModal label="Opening hours" closeLabel="Close" onClose={() => setOpen(false)}>
        <Heading>Opening hours</Heading>
        <p>Monday to Friday, 8.30 am to 5.30 pm.</p>
      </Dialog>
    </>
  );
}

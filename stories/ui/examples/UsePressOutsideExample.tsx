import { Button, usePressOutside } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useRef, useState } from 'react';

export function UsePressOutsideExample() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  usePressOutside(menu, isOpen, () => setOpen(false));
  return (
    <>
      <div ref={menu}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Sort
        </Button>
        {isOpen && (
          <ul>
            <li>By name</li>
            <li>By distance</li>
          </ul>
        )}
      </div>
      <p>Press here to close the list.</p>
    </>
  );
}

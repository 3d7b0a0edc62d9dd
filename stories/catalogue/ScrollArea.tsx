import { useEffect, useRef, useState, type ReactNode } from 'react';
import './scroll-area.css';

interface ScrollAreaProps {
  /** Names the area for keyboard users; by default, the heading before it does. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A container for content that may be wider than the window. It is only focusable while it overflows, so that
 * arrow keys can scroll it.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const measure = () =>
      setName(current.scrollWidth > current.clientWidth ? (label ?? headingBefore(current)) : undefined);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [label]);
  return (
    <div
      ref={area}
      className="scroll-area"
      {...(name && { role: 'region', 'aria-label': name, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

function headingBefore(element: Element): string {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return `${before.at(-1)?.textContent.trim() || 'Content'}, table`;
}

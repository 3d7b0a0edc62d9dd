import { DisclosureButton, usePressOutside } from '@adviser-widgets/ui';
import { useHang } from '@adviser-widgets/ui/internal';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { hush } from '@adviser-widgets/widget/react/internal';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { navigationText } from '../texts.ts';

interface MoreCalculatorsProps {
  /** The panel, one element, which must have the given id. */
  readonly children: (id: string) => ReactNode;
}

/**
 * A disclosure that closes on Escape, on a press outside and when the focus leaves it. Arrow keys, Home and End
 * move between its links, as Tab does.
 */
export function MoreCalculators({ children }: MoreCalculatorsProps) {
  const host = useWidgetHost();
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const turn = (next: boolean) => {
    if (next === isOpen) return;
    setOpen(next);
    if (!next && holder.current) hush(holder.current);
    emit(host, next ? 'aw:open' : 'aw:close', { fallback: holder.current });
  };
  usePressOutside(holder, isOpen, () => turn(false));
  useHang(
    () => holder.current?.lastElementChild,
    isOpen,
    () => turn(false),
  );
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) turn(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !holder.current) return;
    const stops = [...holder.current.querySelectorAll<HTMLElement>('button, a[href]')];
    const isEscape = event.key === 'Escape';
    const next = isEscape ? stops[0] : arrowTarget(stops, event);
    if (!next) return;
    event.preventDefault(); // a dialog around it stays open, the page does not scroll
    if (isEscape) turn(false);
    next.focus();
  };
  return (
    // Handles events that bubble up from the button and the links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={holder} className="aw-calculators__more" onBlur={onBlur} onKeyDown={onKeyDown}>
      <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => turn(!isOpen)}>
        {navigationText('moreCalculators', host.name)}
      </DisclosureButton>
      {children(id)}
    </div>
  );
}

function arrowTarget(
  stops: readonly HTMLElement[],
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): HTMLElement | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const place = stops.findIndex((stop) => stop === target);
  if (key === 'ArrowDown') return stops[place + 1] ?? stops.at(-1);
  if (key === 'ArrowUp') return stops[Math.max(0, place - 1)];
  if (key === 'Home') return stops[1];
  return key === 'End' ? stops.at(-1) : undefined;
}

import { emit, withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { PageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { readArrival } from '../arrival.ts';
import { fold, type Fold } from '../fold.ts';
import { attributes, type definition, type slots } from './definition.ts';

/** Props of Collapse: the widget's attributes and, in an application, its content. */
export type CollapseProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function Collapse({ children, ...props }: CollapseProps) {
  const { label, open = false } = withDefaults(attributes, props);
  const host = useWidgetHost();
  const id = useId();
  const asRoot = useRoot();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const folded = useRef<Fold>(null);
  const [arrival] = useState(() => readArrival(host.element));
  useLayoutEffect(() => {
    const panel = root.current?.lastElementChild; // not found by its id, which an element of the page may have
    if (!button.current || !(panel instanceof HTMLElement)) return undefined;
    const controller = new AbortController();
    const onToggle = (isOpen: boolean) => emit(host, isOpen ? 'aw:open' : 'aw:close', { fallback: panel });
    const { signal } = controller;
    folded.current = fold({ button: button.current, panel, arrival, onToggle, signal });
    return () => controller.abort();
  }, [host, id, arrival]);
  useLayoutEffect(() => {
    if (open) folded.current?.set(true);
    return () => folded.current?.set(false);
  }, [open]);
  useLayoutEffect(() => arrival.settle(root.current), [arrival]);
  return (
    <div {...asRoot({ ref: root })}>
      <button type="button" ref={button} className="aw-fold aw-fold--own" aria-controls={id}>
        <span>{label}</span>
      </button>
      <PageContent id={id} className="aw-folded">
        {children}
      </PageContent>
    </div>
  );
}

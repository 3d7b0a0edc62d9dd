import { createLazyPart } from '@adviser-widgets/core';
import { isRendered, message } from '@adviser-widgets/core/internal';
import { Dialog, useLazyPart } from '@adviser-widgets/ui';
import type { WidgetProps } from '@adviser-widgets/widget';
import { PageNodes, usePageContent, useWidgetHost } from '@adviser-widgets/widget/react';
import { firstAmong, useFollowed, useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Landmark } from '../Landmark.tsx';
import { navigationText } from '../texts.ts';
import type { attributes, definition, slots } from './definition.ts';

/** Props of OffCanvasNav: in an application, the list of links. */
export type OffCanvasNavProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events> & {
  readonly children?: ReactNode;
};

export function OffCanvasNav({ children }: OffCanvasNavProps) {
  const host = useWidgetHost();
  const id = useId();
  const asRoot = useRoot();
  const button = useRef<HTMLButtonElement>(null);
  const content = usePageContent();
  const nodes = useMemo(() => listOf(content), [content]);
  useFollowed(useMemo(() => nodes.flatMap(listsAndEntriesIn), [nodes]));
  const [list, setList] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const branches = useBranches(list, nodes, isOpen);
  const label = navigationText('menu', host.name);
  const close = () => setOpen(false);
  useEffect(() => (isOpen ? whenOutOfPlace(button.current, close) : undefined));
  const onPress = (event: MouseEvent) => isOpen && leads(event) && close();
  return (
    <div {...asRoot({ className: 'aw-off-canvas' })}>
      <button
        ref={button}
        type="button"
        className="aw-off-canvas__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        <svg className="aw-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h16M4 12h16M4 18h16" />
        </svg>
        {label}
      </button>
      <Dialog
        isOpen={isOpen}
        isModal
        id={id}
        label={label}
        closeLabel={message('close', host.name)}
        className="aw-drawer"
        onClose={close}
      >
        <Landmark label={label} nodes={nodes}>
          {/* The handler only observes the page's own links, which can be pressed by keyboard too. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div ref={setList} className="aw-drawer__list" onClick={onPress}>
            {nodes.length > 0 ? <PageNodes nodes={nodes} /> : children}
          </div>
          {list && branches && <branches.Branches of={list} nodes={nodes} />}
        </Landmark>
      </Dialog>
    </div>
  );
}

/** A `<details>` is the site's menu without scripts: the widget replaces all of it but the list. */
function listOf(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const list = firstAmong(nodes, 'details')?.querySelector('ul');
  return list ? [list] : nodes;
}

/** Lists and their entries, which may get another list. */
function listsAndEntriesIn(node: ChildNode): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return [node, ...node.querySelectorAll('ul, li')].filter((element) => element.matches('ul, li'));
}

const branchesPart = /* @__PURE__ */ createLazyPart("The menu's own code", () => import('./Branches.tsx'));

/** Lists don't fold while the menu is open: nothing moves under a finger, no focused link disappears. */
function useBranches(
  list: Element | null,
  nodes: readonly ChildNode[],
  isOpen: boolean,
): typeof import('./Branches.tsx') | undefined {
  const [loaded, load] = useLazyPart(branchesPart.load);
  const [branches, setBranches] = useState(loaded);
  useEffect(() => {
    if (list?.querySelector('li > ul')) load();
  }, [list, nodes, load]);
  if (!isOpen && branches !== loaded) setBranches(loaded);
  return branches;
}

function leads({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a[href]');
  return (
    link instanceof HTMLAnchorElement &&
    link.getAttribute('href') !== '#' &&
    link.target !== '_blank' &&
    !(ctrlKey || metaKey || shiftKey)
  );
}

/** The site may hide the button in a wide window: an open menu would leave the page inert. */
function whenOutOfPlace(button: Element | null, onLost: () => void): () => void {
  const onResize = () => button && !isRendered(button) && onLost();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onLost();
  addEventListener('resize', onResize);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('resize', onResize);
    removeEventListener('pageshow', onShow);
  };
}

import { loadScript } from '@adviser-widgets/core/internal';
import { parseMarkup } from '@adviser-widgets/markup';
import { changePlaceholder } from './change-placeholder.ts';
import { previewReady, type PreviewMessage } from './preview-message.ts';

const main = document.querySelector('main');
const aside = document.querySelector('aside');
let written: Element | undefined;

// The page runs whatever it receives, and any site may frame it. Without a sandbox, that code would have the
// rights of the release's origin.
if (self.origin === 'null' && parent !== self) listen();

function listen(): void {
  addEventListener('message', ({ source, data }: MessageEvent<PreviewMessage | null>) => {
    if (source !== parent || data?.type !== 'aw-preview') return;
    if (!written) openPage(data);
    show(data);
  });
  parent.postMessage(previewReady, '*'); // the parent's origin is unknown in here
}

/** Before the loader, which reads the configuration once. */
function openPage({ config, styleSheet, base }: PreviewMessage): void {
  const block = document.querySelector('#adviser-widgets-config');
  if (block) block.textContent = JSON.stringify(config);
  const sheet = document.querySelector<HTMLLinkElement>('#site');
  if (sheet && styleSheet) Object.assign(sheet, { href: styleSheet, disabled: false });
  const loader = new URL('../loader.js', location.href).href;
  const address = document.createElement('base');
  address.href = base;
  address.target = '_blank';
  document.head.prepend(address);
  void loadScript(loader);
}

function show({ html, ids }: PreviewMessage): void {
  const [next] = parseMarkup(html).body.children;
  if (!next || !main || !aside) return;
  const [current] = main.children;
  if (!(current && written && changePlaceholder({ current, written, next }))) {
    main.replaceChildren(document.importNode(next, true));
    addStandIns(
      aside,
      ids.filter((id) => main.querySelector(`#${CSS.escape(id)}`) === null),
    );
  }
  written = next;
}

/** Stands in for elements that the snippet refers to: to press, or to be filled. */
function addStandIns(place: Element, ids: readonly string[]): void {
  const standIns = ids.map((id) => {
    const element = document.createElement('div');
    const button = document.createElement('button');
    element.id = id;
    button.type = 'button';
    button.textContent = `Stand-in for #${id} on your page`;
    element.append(button);
    return element;
  });
  place.replaceChildren(...standIns);
}

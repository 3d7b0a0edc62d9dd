import { createRoot } from 'react-dom/client';
import { readSetting } from './builder/read-setting.ts';
import { readWidgets } from './builder/builder-widget.ts';
import { SnippetBuilder } from './builder/SnippetBuilder.tsx';
import { trustMarkup } from './builder/trust-markup.ts';

/**
 * The builder as a script for any page: `<div data-snippet-builder></div>` is where it stands, and everything it needs lies
 * beside it in the folder of the release. What stands in the element shows until it has come.
 */
const release = new URL('../', import.meta.url);

trustMarkup();
for (const element of document.querySelectorAll<HTMLElement>('[data-snippet-builder]')) {
  open(element).catch((error: unknown) => {
    console.error('[adviser-widgets] The snippet builder could not be opened; its content stays.', error);
  });
}

async function open(element: HTMLElement): Promise<void> {
  const [json, setting] = await Promise.all([fetchJson(new URL('widgets.json', release)), readSetting(element)]);
  createRoot(element).render(<SnippetBuilder widgets={readWidgets(json)} release={release} setting={setting} />);
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return response.json();
}

import { adoptPolicy, type TrustedPolicy } from '@adviser-widgets/core/internal';
import { createRoot } from 'react-dom/client';
import { readWidgets } from './builder/builder-widget.ts';
import { SnippetBuilder } from './builder/SnippetBuilder.tsx';
import type { PreviewSetting } from './preview/preview-message.ts';

/** Visitors see the content of `<div data-snippet-builder>` until the builder has loaded. */
const release = new URL('../', import.meta.url);

trustMarkup();
for (const element of document.querySelectorAll<HTMLElement>('[data-snippet-builder]')) {
  open(element).catch((error: unknown) => {
    console.error('[adviser-widgets] The snippet builder could not be opened; its content stays.', error);
  });
}

async function open(element: HTMLElement): Promise<void> {
  const [json, setting] = await Promise.all([
    fetchJson(new URL('widgets.json', release)),
    readSetting(element),
  ]);
  createRoot(element).render(
    <SnippetBuilder widgets={readWidgets(json)} release={release} setting={setting} />,
  );
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return response.json();
}

/** If the configuration can't be fetched, previews use the defaults. */
async function readSetting({ dataset }: HTMLElement): Promise<PreviewSetting> {
  const given = dataset.config ? await fetchConfig(dataset.config) : {};
  const config = dataset.brand ? { ...given, brand: dataset.brand } : given;
  return { config, styleSheet: dataset.styleSheet && new URL(dataset.styleSheet, location.href).href };
}

async function fetchConfig(address: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return (await response.json()) as Record<string, unknown>; // the loader in the frame checks each key
  } catch (error) {
    console.warn(
      `[adviser-widgets] The snippet builder could not read data-config="${address}": ${String(error)}. Previews use the defaults.`,
    );
    return {};
  }
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** A policy of the builder's own: the page may also have the loader, which creates the library's. */
function trustMarkup(): void {
  // eslint-disable-next-line no-restricted-syntax -- the browser's own name
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  adoptPolicy(
    trustedTypes?.createPolicy('adviser-widgets-editor', { createScriptURL: asGiven, createHTML: asGiven }),
  );
}

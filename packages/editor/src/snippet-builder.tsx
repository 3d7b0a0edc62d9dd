import { adoptPolicy, type TrustedPolicy } from '@adviser-widgets/core';
import { createRoot } from 'react-dom/client';
import { readWidgets } from './builder/builder-widget.ts';
import { SnippetBuilder } from './builder/SnippetBuilder.tsx';
import type { PreviewSetting } from './preview/preview-message.ts';

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

/**
 * What the builder's element says of the site: `data-config` is the address of its JSON configuration, `data-brand` its brand,
 * `data-style-sheet` the address of its style sheet. A configuration that cannot be had is told, and previews go without.
 */
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
    console.warn(`[adviser-widgets] The snippet builder could not read data-config="${address}": ${String(error)}. Previews use the defaults.`);
    return {};
  }
}

interface PolicyFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/**
 * A Trusted Types policy of the builder's own, `adviser-widgets-editor`, as its page may have the loader too, which has made
 * the library's. Markup is only ever parsed by it, in inert documents.
 */
function trustMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const asGiven = (text: string) => text;
  adoptPolicy(trustedTypes?.createPolicy('adviser-widgets-editor', { createScriptURL: asGiven, createHTML: asGiven }));
}

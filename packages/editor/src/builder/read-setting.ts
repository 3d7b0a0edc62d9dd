import type { PreviewSetting } from '../preview/preview-message.ts';

/**
 * What the builder's element says of the site: `data-config` is the address of its JSON configuration, `data-brand` its brand,
 * `data-style-sheet` the address of its style sheet. A configuration that cannot be had is told, and previews go without.
 */
export async function readSetting({ dataset }: HTMLElement): Promise<PreviewSetting> {
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

type Config = Readonly<Record<string, unknown>>;

/**
 * A site's configuration for previews: nothing is sent or counted. Addresses that default to the page's own
 * origin use the origin of the builder's page, because the frame has none.
 */
export function previewConfig(config: Config, origin: string): Config {
  const { analytics: _none, reportUrl: _nothing, nonce: _pages, ...rest } = config;
  const own = { live: origin, sandbox: origin };
  return {
    brand: 'preview',
    siteBase: origin,
    apiBase: own,
    mcoApiBase: own,
    ...rest,
    preview: true,
    consent: 'granted',
    debug: false,
  };
}

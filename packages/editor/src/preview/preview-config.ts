type Config = Readonly<Record<string, unknown>>;

/** The frame has no origin: addresses that default to the page's own use the builder's page. */
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

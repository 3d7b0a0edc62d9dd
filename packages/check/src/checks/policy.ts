export type Policy = ReadonlyMap<string, readonly string[]>;

/** As browsers do: names in any case, and the first of two directives with the same name. */
export function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The first of these directives counts; `undefined` if none forbids anything. */
export function sourcesOf(policy: Policy, ...names: readonly string[]): readonly string[] | undefined {
  return names.map((name) => policy.get(name)).find((sources) => sources !== undefined);
}

export function allows(sources: readonly string[], address: string, origin: string): boolean {
  const url = new URL(address);
  return sources.some((source) => fits(source, url, origin));
}

function fits(source: string, url: URL, origin: string): boolean {
  if (source.toLowerCase() === "'self'") return url.origin === origin;
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const parts = hostSource.exec(source)?.groups;
  return (
    parts !== undefined &&
    fitsScheme(parts.scheme, url, origin) &&
    fitsHost(parts.host, url) &&
    fitsPort(parts.port, url) &&
    fitsPath(parts.path, url)
  );
}

/** `https://*.example.nz:8080/scripts/`; only the host is required. */
const hostSource =
  /^((?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>\*|(\*\.)?[^/:*']+)(:(?<port>\d+|\*))?(?<path>\/.*)?$/i;

/** Without a scheme, the page's own or a safer one fits. */
function fitsScheme(scheme: string | undefined, { protocol }: URL, origin: string): boolean {
  const wanted = scheme ? `${scheme.toLowerCase()}:` : new URL(origin).protocol;
  return protocol === wanted || (wanted === 'http:' && protocol === 'https:');
}

function fitsHost(host = '', { hostname }: URL): boolean {
  if (host === '*') return true;
  return host.startsWith('*.')
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : hostname === host.toLowerCase();
}

/** An address may omit the default port of its scheme. */
function fitsPort(port = '', url: URL): boolean {
  return (
    port === '*' ||
    port === url.port ||
    (url.port === '' && port === (url.protocol === 'https:' ? '443' : '80'))
  );
}

function fitsPath(path = '', { pathname }: URL): boolean {
  if (path === '') return true;
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
}

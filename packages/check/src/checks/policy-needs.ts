import { loadingNeeds } from './loading-needs.ts';
import type { Needing, PolicyNeed } from './policy-need.ts';

export function policyNeeds(needing: Needing): PolicyNeed[] {
  return [...connections(needing), ...captcha(needing), ...vendors(needing), ...loadingNeeds(needing)];
}

function connections({ document, tag, config, placed, environments }: Needing): PolicyNeed[] {
  const { reportUrl } = config;
  const called = placed.filter(({ widget }) => widget.callsApi).map(({ widget }) => widget.base ?? 'apiBase');
  const needs = [...new Set(called)].flatMap((name) => callNeeds(name, { document, config, environments }));
  const isSearched = isNeeded('search', placed);
  return [
    ...needs,
    ...(tag['config'] === undefined ? [] : [connection(tag['config'], 'data-config', document)]),
    ...(reportUrl === ''
      ? []
      : [{ ...connection(reportUrl, 'reportUrl', document), severity: 'warning' as const }]),
    ...(isSearched ? [search(config.search)] : []),
  ].filter(({ ways }) => ways.length > 0);
}

/** A page on a local host calls the sandbox, and the same page in public the live API: its policy may be that of both. */
function callNeeds(
  name: CallBase,
  { document, config, environments }: Pick<Needing, 'document' | 'config' | 'environments'>,
): PolicyNeed[] {
  const base = config[name];
  if (typeof base === 'string') return [connection(base || '/', name, document)];
  return environments.map((environment) => {
    const need = connection(base[environment] || '/', `${name}.${environment}`, document);
    if (environment === config.environment) return need;
    return { ...need, what: `${need.what}, which public pages call`, severity: 'warning' };
  });
}

type CallBase = 'apiBase' | 'mcoApiBase' | 'siteBase';

function connection(address: string, key: string, page: Document): PolicyNeed {
  const isOwn = address === '/';
  return {
    kind: 'connect',
    ways: URL.canParse(address, page.URL) ? [[new URL(address, page.URL).href]] : [],
    what: isOwn ? 'calls to your own site, where leads and requests go' : `the address in ${key}`,
    add: isOwn || isOfPage(address, page) ? "'self'" : 'its origin',
  };
}

function isOfPage(address: string, page: Document): boolean {
  const [own, of] = [page.URL, address].map(
    (each) => URL.canParse(each, page.URL) && new URL(each, page.URL).origin,
  );
  return own === of;
}

function search({ appId, hosts }: Needing['config']['search']): PolicyNeed {
  const [host] = hosts;
  const address = host
    ? /^https?:/.test(host)
      ? host
      : `https://${host}`
    : `https://${appId || 'app'}-dsn.algolia.net`;
  return {
    kind: 'connect',
    ways: URL.canParse(address) ? [[address]] : [],
    what: 'the hosts of the search',
    add: host ? 'those in search.hosts' : 'https://*.algolia.net https://*.algolianet.com',
  };
}

const gstatic = 'https://www.gstatic.com/recaptcha/';
/** The hosts from which reCAPTCHA loads; the one that is named later is tried where the first is blocked. */
const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];

function captcha({ document, config, placed }: Needing): PolicyNeed[] {
  if (!isNeeded('captcha.siteKey', placed) || config.preview) return [];
  const scripts = [config.captcha.scriptUrl].flat();
  const hosts = captchaHosts.filter((host) => scripts.some((address) => address.startsWith(host)));
  const [first = '', ...others] = hosts;
  if (!first) {
    const [need, ...rest] = scripts.map((address) => vendorScript(address, 'captcha.scriptUrl', document));
    return need ? ofOtherHost({ ...need, ways: [need, ...rest].flatMap(({ ways }) => ways) }) : [];
  }
  const files = hosts.map((host) => [`${host}api.js`, `${gstatic}releases/a/recaptcha__en.js`]);
  return [
    {
      kind: 'script',
      ways: files,
      what: 'the captcha, without which no lead is sent',
      add: [first, gstatic, ...others].join(' '),
    },
    {
      kind: 'frame',
      ways: hosts.map(frameOf),
      scripts: files,
      spare: 'the frame of the captcha from its second host, for visitors whose network blocks the first',
      what: 'the frame of the captcha, without which no lead is sent',
      add: [first, 'https://recaptcha.google.com/recaptcha/', ...others].join(' '),
    },
  ];
}

function frameOf(host: string): string[] {
  return [`${host}api2/anchor`];
}

/** A proxy of the captcha frames a page of its own, or Google's. */
function ofOtherHost(script: PolicyNeed): PolicyNeed[] {
  const frame: PolicyNeed = {
    kind: 'frame',
    ways: [...script.ways, ...captchaHosts.map(frameOf)],
    what: 'the frame of the captcha, from the host of captcha.scriptUrl or from Google',
    add: 'the one that it uses',
    severity: 'warning',
  };
  return script.ways.every((way) => way.length > 0) ? [script, frame] : [script];
}

const mapPictures: PolicyNeed = {
  kind: 'img',
  ways: [['https://maps.gstatic.com/']],
  what: 'the pictures of the map',
  add: 'https://maps.googleapis.com https://maps.gstatic.com',
  severity: 'warning',
};

function vendors({ document, config, placed }: Needing): PolicyNeed[] {
  const { maps, chat, analytics } = config;
  const map = vendorScript(maps.scriptUrl, 'maps.scriptUrl', document);
  const isGoogles = maps.scriptUrl.startsWith('https://maps.googleapis.com/');
  return [
    ...(isNeeded('maps.apiKey', placed)
      ? isGoogles
        ? [{ ...map, add: 'https://maps.googleapis.com' }, mapPictures]
        : [map]
      : []),
    ...(isNeeded('chat.key', placed) && chat.scriptUrl !== ''
      ? [vendorScript(chat.scriptUrl, 'chat.scriptUrl', document)]
      : []),
    ...(analytics.scriptUrl === ''
      ? []
      : [
          {
            ...vendorScript(analytics.scriptUrl, 'analytics.scriptUrl', document),
            severity: 'warning' as const,
          },
        ]),
  ];
}

function isNeeded(key: string, placed: Needing['placed']): boolean {
  return placed.some(({ widget }) => widget.needsConfig?.some((need) => need.key === key));
}

function vendorScript(address: string, key: string, page: Document): PolicyNeed {
  const ways = URL.canParse(address, page.URL) ? [[new URL(address, page.URL).href]] : [[]];
  return { kind: 'script', ways, what: `the address in ${key}`, add: 'its origin' };
}

import { readConfig } from '@adviser-widgets/core/internal';
import { isHostName, type MixedContent } from './check-addresses.ts';
import { isCampaign } from '@adviser-widgets/markup';
import { error, warning, type PlacedWidget, type Remark } from './placed-widget.ts';

type Config = ReturnType<typeof readConfig>['config'];

interface Setup extends MixedContent {
  readonly config: Config;
  readonly placed: readonly PlacedWidget[];
  readonly hostname: string;
}

/**
 * Finds what the widgets of a page lack in a configuration that was read whole, and what cannot be meant.
 * Never names a value: a configuration may be private.
 */
export function checkSetup(setup: Setup): Remark[] {
  return [
    ...checkNeeds(setup),
    ...checkAddresses(setup),
    ...checkValues(setup),
    ...checkBases(setup),
    ...checkLiveness(setup),
  ];
}

interface Need {
  readonly key: string;
  readonly isMet: (config: Config) => boolean;
  readonly remark: (message: string) => Remark;
  readonly without: string;
}

const missing = (message: string) => error('missing-configuration', message);

/** By a key that definitions name in `needsConfig`. All others are optional. */
const needs: Readonly<Record<string, Need>> = {
  'captcha.siteKey': {
    key: 'captcha.siteKey',
    isMet: ({ captcha, preview }) => captcha.siteKey !== '' || preview,
    remark: missing,
    without: 'without it nothing can be sent',
  },
  'maps.apiKey': {
    key: 'maps.apiKey',
    isMet: ({ maps }) => maps.apiKey !== '',
    remark: (message) => warning('missing-configuration', message),
    without: 'without it the address shows as text, without a map',
  },
  'chat.key': {
    key: 'chat.key or chat.scriptUrl',
    isMet: ({ chat }) => chat.key !== '' || chat.scriptUrl !== '',
    remark: missing,
    without: 'without it visitors see what you put inside',
  },
  search: {
    key: 'search.appId, search.apiKey and search.pagesIndex',
    isMet: ({ search }) => [search.appId, search.apiKey, search.pagesIndex].every((value) => value !== ''),
    remark: missing,
    without: 'without them nothing can be found',
  },
};

function checkNeeds({ config, placed }: Setup): Remark[] {
  const keys = new Map(
    placed.flatMap(({ widget }) => (widget.needsConfig ?? []).map(({ key }) => [key as string, widget.name])),
  );
  return [...keys].flatMap(([key, name]) => {
    const need = needs[key];
    if (!need || need.isMet(config)) return [];
    return need.remark(`${name} needs ${need.key} in the configuration; ${need.without}`);
  });
}

/** The addresses that scripts call or load, by key. */
function addressesOf({
  environment,
  ...config
}: Config): Readonly<Record<string, string | readonly string[]>> {
  return {
    [`apiBase.${environment}`]: config.apiBase[environment],
    [`mcoApiBase.${environment}`]: config.mcoApiBase[environment],
    siteBase: config.siteBase,
    cdnBase: config.cdnBase,
    'captcha.scriptUrl': config.captcha.scriptUrl,
    'maps.scriptUrl': config.maps.scriptUrl,
    'chat.scriptUrl': config.chat.scriptUrl,
    'analytics.scriptUrl': config.analytics.scriptUrl,
    reportUrl: config.reportUrl,
  };
}

function checkAddresses({ config, isBlocked }: Setup): Remark[] {
  const addresses = Object.entries(addressesOf(config)).flatMap(([key, given]) =>
    [given].flat().map((address) => [key, address] as const),
  );
  return addresses.flatMap(([key, address]) => {
    if (isHostName(address))
      return wrong(
        `the address in ${key} has no https://, so browsers take it for a path of your site; write https:// before it`,
      );
    return isBlocked(address)
      ? wrong(`the address in ${key} is over http, which browsers block on https pages; write https`)
      : [];
  });
}

/** What the guides write where a value of yours belongs. */
const example = /^(?:your\b|<.*>$|\{\{|x{3,}|todo$)/i;

function checkValues({ config: { captcha, campaignId, phone } }: Setup): Remark[] {
  return [
    ...(example.test(captcha.siteKey)
      ? wrong('captcha.siteKey still has the text of an example; write the key of your site')
      : []),
    ...(phone !== '' && (phone.match(/\d/g) ?? []).length < 3
      ? wrong(
          'phone is not a phone number, and forms show it in their error messages; for example "0800 000 000"',
        )
      : []),
    ...(campaignId !== '' && !isCampaign(campaignId)
      ? wrong(
          'campaignId is not the id of a campaign: up to 64 letters, digits, dots, hyphens and underscores',
        )
      : []),
  ];
}

/** An address for one environment leaves the other with the page's own origin. */
function checkBases({ config, placed }: Setup): Remark[] {
  const { environment, apiBase } = config;
  const isForgotten = environment === 'live' && apiBase.live === '' && apiBase.sandbox !== '';
  return isForgotten && placed.some(({ widget }) => widget.callsApi)
    ? [
        warning(
          'configuration-value',
          'apiBase has an address for the sandbox alone, so live leads go to your own site; add apiBase.live',
        ),
      ]
    : [];
}

/** Hosts where nobody is served yet; of a file, the host is unknown. */
const rehearsal = /(^|[.-])(stag(e|ing)|preview|test|dev|uat|qa|sandbox|demo|local|invalid)\d*([.-]|$)/i;

function checkLiveness({ config, placed, hostname }: Setup): Remark[] {
  const isPublic = readConfig({ hostname }).config.environment === 'live' && !rehearsal.test(hostname);
  if (!isPublic || !placed.some(({ widget }) => widget.callsApi)) return [];
  return [
    ...(config.environment === 'sandbox'
      ? [
          warning(
            'not-live',
            'environment is sandbox on a public site, so leads do not reach you; remove it there',
          ),
        ]
      : []),
    ...(config.preview
      ? [
          warning(
            'not-live',
            'preview is on for a public site, so nothing that visitors send arrives; remove it there',
          ),
        ]
      : []),
  ];
}

function wrong(message: string): Remark[] {
  return [error('configuration-value', message)];
}

import {
  checkApiBase,
  checkBase,
  checkLinkedPages,
  checkNeeds,
  readConfig,
} from '@adviser-widgets/core/internal';
import type { RuntimeDefinition } from '@adviser-widgets/widget';
import { isCampaign } from '../problems/lead-ids.ts';
import type { MixedContent } from './check-addresses.ts';
import { error, warning, type Remark } from './remark.ts';

type Config = ReturnType<typeof readConfig>['config'];

interface Setup extends MixedContent {
  readonly config: Config;
  /** On the page. */
  readonly widgets: readonly (RuntimeDefinition & {
    readonly needsConfig?: readonly { readonly key: string }[] | undefined;
  })[];
  readonly hostname: string;
}

/**
 * Finds what the widgets of a page lack in a configuration that was read whole, and what cannot be meant.
 * Never names a value: a configuration may be private.
 */
export function checkSetup(setup: Setup): Remark[] {
  return [
    ...checkKeys(setup),
    ...checkAddresses(setup),
    ...checkValues(setup),
    ...checkBases(setup),
    ...checkLiveness(setup),
  ];
}

/** Only the script tag is read at once. */
export function checkLateConsent(
  { consent }: Config,
  tag: Readonly<Record<string, string | undefined>>,
): Remark[] {
  const isLate = consent === 'required' && tag['config'] !== undefined && tag['consent'] === undefined;
  return isLate ? [warning('late-consent', lateConsent)] : [];
}

const lateConsent =
  'only the JSON says "consent": "required", so analytics, the chat and maps do not wait for it if the file is late or lost; add data-consent="required" to the script tag';

function checkKeys({ config, widgets }: Setup): Remark[] {
  return checkNeeds(config, widgets).map((unmet) => ({ rule: 'missing-configuration', ...unmet }));
}

/** The addresses that scripts call or load, by key, besides that of leads. */
function addressesOf({
  environment,
  ...config
}: Config): Readonly<Record<string, string | readonly string[]>> {
  return {
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
  const others = Object.entries(addressesOf(config)).flatMap(([key, given]) =>
    [given].flat().flatMap((address) => checkBase(key, address, isBlocked) ?? []),
  );
  const linked = checkLinkedPages(config).map((link): Remark => ({ rule: 'configuration-value', ...link }));
  return [...[...checkApiBase(config), ...others].flatMap(wrong), ...linked];
}

/** What the guides write where a value of yours belongs. */
const example = /^(?:your\b|<.*>$|\{\{|x{3,}|todo$)/i;

function checkValues({ config: { brand, captcha, campaignId, phone } }: Setup): Remark[] {
  return [
    ...(encodeURIComponent(brand) === brand
      ? []
      : [
          warning(
            'configuration-value',
            'brand is a part of the addresses of your API, and has spaces or other characters that are escaped there; write the code that your API knows, such as "acme"',
          ),
        ]),
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
function checkBases({ config, widgets }: Setup): Remark[] {
  const { environment, apiBase } = config;
  const isForgotten = environment === 'live' && apiBase.live === '' && apiBase.sandbox !== '';
  return isForgotten && widgets.some(({ callsApi }) => callsApi)
    ? [
        warning(
          'configuration-value',
          'apiBase has an address for the sandbox alone, so live leads go to your own site; add apiBase.live',
        ),
      ]
    : [];
}

/** Hosts without visitors yet; of a file, the host is unknown. */
const rehearsal = /(^|[.-])(stag(e|ing)|preview|test|dev|uat|qa|sandbox|demo|local|invalid)\d*([.-]|$)/i;

function checkLiveness({ config, widgets, hostname }: Setup): Remark[] {
  const isPublic = readConfig({ hostname }).config.environment === 'live' && !rehearsal.test(hostname);
  if (!isPublic || !widgets.some(({ callsApi }) => callsApi)) return [];
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

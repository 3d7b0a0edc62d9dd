import { resolveAddress } from '@adviser-widgets/core/internal';
import {
  checkLeftovers,
  checkLinkForms,
  checkPage as checkAround,
  checkPlaced,
  checkSetup,
  mixedContent,
} from '@adviser-widgets/markup';
import { checkConfiguration, lacksBrand, type CheckedConfiguration } from './check-configuration.ts';
import { findUnread } from './find-unread.ts';
import { checkFiles } from './check-files.ts';
import { checkIntegrityPolicy, type IntegrityPolicies } from './check-integrity-policy.ts';
import { checkInert, checkPlace, checkSlotTags } from './check-place.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPolicy, policiesOf } from './check-policy.ts';
import { checkScript } from './check-script.ts';
import type { Finding, PageReport } from './finding.ts';
import { openPage, type OpenPage } from '../pages/open-page.ts';
import type { GivenPage } from '../pages/given-page.ts';
import { findingOf, sendsLeads, type PlacedWidget, type Remark } from './placed-widget.ts';
import type { Manifest } from './read-manifest.ts';

/**
 * Checks placeholders, script tag, configuration and policy of a page; nothing of it runs. The report quotes
 * the page: escape it before you show it.
 * @throws {Error} "stopped after …", for a page that exceeds a limit
 */
export async function checkHtml(given: GivenPage, manifest: Manifest): Promise<PageReport> {
  const { name, html, address, policies = [], fetchFile, hasTagManager } = given;
  const page = openNamed(name, { html, address });
  const script = checkScript(page, { hasTagManager });
  const configuration = await checkConfiguration(page, {
    ...(script.isRead ? script : { element: undefined, tag: {} }),
    config: given.config,
    fetchConfig: given.fetchConfig,
    hasTagManager,
    manifest,
  });
  const { config, isWhole, unchecked } = configuration;
  const { known, placed, findings } = checkPlaceholders(page, manifest, config);
  const around = [
    ...checkAroundWidgets(page, manifest, known),
    ...checkInert(page),
    ...[
      ...checkLeftovers(page.document, manifest),
      ...checkLinkForms(page.document, {
        links: isWhole ? config.links : undefined,
        names: new Set(manifest.keys()),
      }),
    ].map((remark) => findingOf(page, remark, { subject: 'page' })),
  ];
  const all = policiesOf(page.document, policies);
  const isUsed = known.length > 0 || around.length > 0 || script.hasSwallowedPage;
  const setting = { ...script, ...configuration, placed };
  const found: Finding[] = [
    ...findings,
    ...placed.flatMap((each) => checkWidget(page, each, all)),
    ...around,
    ...(isUsed ? [...script.findings, ...checkEncoding(given)] : []),
    ...(isUsed ? await checkFiles(page, script.element, fetchFile) : []),
    ...configuration.findings,
    ...checkWholeSetup(page, { configuration, placed, policies: all }),
    ...(isUsed
      ? [
          ...configuration.lateConsent,
          ...checkPolicy(page, { policies: all, ...setting }),
          ...checkIntegrityPolicy(page, { policies: integrityOf(given), ...setting }),
        ]
      : []),
  ];
  const leads = leadsOf(page, configuration, placed);
  const hasWidgets = isUsed || page.document.querySelector('[data-widget]') !== null;
  const unread = findUnread(page, { name, html, hasWidgets });
  return {
    page: name,
    widgets: known.length,
    ...(leads && { leads }),
    ...(unchecked !== undefined && isUsed && { unchecked }),
    ...(unread.length > 0 && { unread }),
    findings: found.sort(byPlace),
  };
}

/** What else can be wrong with a widget, besides its attributes and slots. */
function checkWidget(page: OpenPage, placed: PlacedWidget, policies: readonly string[]): Finding[] {
  const remarks: Remark[] = [
    ...checkPlaced(placed, mixedContent(page.document, policies)),
    ...checkPlace(page, placed),
    ...checkSlotTags(page, placed),
  ];
  // Content that seems to be missing may be in the wrong element.
  const isOpen = remarks.some(({ rule }) => rule === 'unclosed-tag');
  const meant = isOpen
    ? remarks.filter(({ rule }) => rule !== 'fallback' && rule !== 'missing-content')
    : remarks;
  return meant.map((remark) =>
    findingOf(page, remark, { subject: placed.widget.name, around: placed.element }),
  );
}

function integrityOf({ integrityPolicy, integrityPolicyReportOnly }: GivenPage): IntegrityPolicies {
  return { enforced: integrityPolicy, reportOnly: integrityPolicyReportOnly };
}

function checkEncoding({ encodingProblem }: GivenPage): Finding[] {
  if (encodingProblem === undefined) return [];
  return [{ severity: 'warning', rule: 'encoding', subject: 'page', message: `it ${encodingProblem}` }];
}

/** What the report for editors also finds around the placeholders. */
function checkAroundWidgets(page: OpenPage, manifest: Manifest, known: readonly HTMLElement[]): Finding[] {
  const slotNames = [...new Set([...manifest.values()].flatMap(({ slots }) => Object.keys(slots)))];
  return checkAround(page.document, {
    known,
    slotNames,
    startTagOf: page.startTagOf,
    isContent: (widget) => manifest.get(widget)?.content ?? false,
  }).map(({ element, kind, sentence }) => ({
    ...page.locate(element),
    severity: 'error',
    rule: kind,
    subject: 'page',
    message: sentence,
  }));
}

interface Whole {
  readonly configuration: CheckedConfiguration;
  readonly placed: readonly PlacedWidget[];
  readonly policies: readonly string[];
}

/** Only what was read whole can lack something. */
function checkWholeSetup(page: OpenPage, { configuration, placed, policies }: Whole): Finding[] {
  const { config, isWhole, isOfTagManager, source } = configuration;
  if (!isWhole) return [];
  const needsBrand = config.brand === '' && !isOfTagManager && placed.some(({ widget }) => widget.callsApi);
  const { hostname } = new URL(page.document.URL);
  const widgets = placed.map(({ widget }) => widget);
  const remarks = checkSetup({ config, widgets, hostname, ...mixedContent(page.document, policies) });
  return [
    ...(needsBrand ? [lacksBrand] : []),
    ...remarks.map((remark) =>
      findingOf(page, remark, { subject: 'configuration', ...(source && { around: source }) }),
    ),
  ];
}

/** Without a query, which may hold a key. */
function leadsOf(
  { document: { URL: address } }: OpenPage,
  { config, isWhole, isOfTagManager }: CheckedConfiguration,
  placed: readonly PlacedWidget[],
): PageReport['leads'] {
  const brand = isOfTagManager && config.brand === '' ? '{brand}' : encodeURIComponent(config.brand);
  if (!isWhole || brand === '' || !placed.some(sendsLeads)) return undefined;
  const own = new URL(address).origin;
  const at = (base: string) => {
    if (base === '') return '';
    const { origin, pathname } = resolveAddress(`${brand}/`, base, own);
    return origin + decodeBraces(pathname);
  };
  return { live: at(config.apiBase.live), sandbox: at(config.apiBase.sandbox) };
}

/** An address has no braces. */
function decodeBraces(path: string): string {
  return path.replace('%7Bbrand%7D', '{brand}');
}

function openNamed(name: string, { html, address }: Pick<GivenPage, 'html' | 'address'>): OpenPage {
  try {
    return openPage(html, address);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Findings about the whole page come last. */
function byPlace(one: Finding, other: Finding): number {
  const { line = Infinity, column = Infinity } = one;
  return line === (other.line ?? Infinity)
    ? column - (other.column ?? Infinity) || 0
    : line - (other.line ?? Infinity);
}

import { checkPage as checkAround } from '@adviser-widgets/markup';
import { checkConfiguration } from './check-configuration.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPolicy } from './check-policy.ts';
import { checkScript } from './check-script.ts';
import type { Finding, PageReport } from './finding.ts';
import { openPage, type OpenPage } from '../pages/open-page.ts';
import type { Manifest } from './read-manifest.ts';

/** A page to check. */
export interface GivenPage {
  /** The file or address that identifies the page in the report. */
  readonly name: string;
  readonly html: string;
  /** Base of its relative addresses. */
  readonly address: string;
  /** Content-Security-Policy headers; those in a `<meta>` are read from the page. */
  readonly policies?: readonly string[];
  /** Fetches the JSON of `data-config`. Without it, only the tag is checked. */
  readonly fetchConfig?: (address: string) => Promise<unknown>;
}

/**
 * Checks placeholders, script tag, configuration and policy of a page; nothing of it runs. The report quotes
 * the page: escape it before you show it.
 * @throws {Error} "stopped after …", for a page that exceeds a limit
 */
export async function checkHtml(
  { name, html, address, policies = [], fetchConfig }: GivenPage,
  manifest: Manifest,
): Promise<PageReport> {
  const page = openNamed(name, { html, address });
  const script = checkScript(page);
  const configuration = await checkConfiguration(page, {
    ...script,
    fetchConfig,
    widgetNames: [...manifest.keys()],
  });
  const { known, needsBrand, findings } = checkPlaceholders(page, manifest, {
    links: configuration.config.links,
  });
  const slotNames = [...new Set([...manifest.values()].flatMap(({ slots }) => Object.keys(slots)))];
  const around = checkAround(page.document, {
    known,
    slotNames,
    isContent: (widget) => manifest.get(widget)?.content ?? false,
  });
  const isUsed = known.length > 0 || around.length > 0;
  const all: Finding[] = [
    ...findings,
    ...around.map(({ element, sentence }): Finding => ({
      ...page.locate(element),
      severity: 'error',
      subject: 'page',
      message: sentence,
    })),
    ...(isUsed ? script.findings : []),
    ...configuration.findings,
    ...(needsBrand && configuration.lacksBrand ? [configuration.lacksBrand] : []),
    ...(isUsed ? checkPolicy(page, { policies, ...script, config: configuration.config }) : []),
  ];
  return { page: name, widgets: known.length, findings: all.sort(byPlace) };
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

import type { CheckedConfiguration } from './check-configuration.ts';
import type { CheckedScript } from './check-script.ts';
import { findSheet } from '@adviser-widgets/markup';
import type { Finding } from './finding.ts';
import type { OpenPage } from '../pages/open-page.ts';
import type { PlacedWidget } from './placed-widget.ts';
import { policyNeeds } from './policy-needs.ts';

/** The values of the headers for integrity. */
export interface IntegrityPolicies {
  readonly enforced?: string | undefined;
  readonly reportOnly?: string | undefined;
}

interface Setting
  extends Pick<CheckedScript, 'element' | 'tag'>, Pick<CheckedConfiguration, 'config' | 'environments'> {
  readonly policies: IntegrityPolicies;
  readonly placed: readonly PlacedWidget[];
}

/**
 * Finds what `Integrity-Policy` blocks: files whose tags name no hash, or that are fetched without CORS. The library's
 * own modules and style sheets always have both; scripts of vendors never have a hash.
 */
export function checkIntegrityPolicy({ document }: OpenPage, setting: Setting): Finding[] {
  const { policies, element } = setting;
  if (!element) return [];
  const vendors = policyNeeds({ document, ...setting }).filter(({ kind }) => kind === 'script');
  const sheet = findSheet(document);
  return [
    ...blockedBy(policies.enforced, (what, severity = 'error') => finding(`blocks ${what}`, severity)),
    ...blockedBy(policies.reportOnly, (what) => finding(`would block ${what}`, 'warning')),
  ];

  function blockedBy(policy = '', say: (what: string, severity?: Finding['severity']) => Finding): Finding[] {
    const destinations = blockedDestinations(policy);
    const ofScripts = [
      ...(isSealed(element) ? [] : [say(`loader.js: ${sealing('script tag')}`)]),
      ...vendors.map(({ what, severity }) =>
        say(`${what}: vendors publish no hashes, so do not send the header with this page`, severity),
      ),
    ];
    const ofSheet = isSealed(sheet) ? [] : [say(`page.css: ${sealing('link')}`, 'warning')];
    return [
      ...(destinations.includes('script') ? ofScripts : []),
      ...(destinations.includes('style') ? ofSheet : []),
    ];
  }
}

function finding(message: string, severity: Finding['severity']): Finding {
  return { severity, rule: 'policy-integrity', subject: 'policy', message: `Integrity-Policy ${message}` };
}

function sealing(tag: string): string {
  return `name an exact version in its address, and add integrity="sha384-…" and crossorigin="anonymous" to the ${tag}`;
}

/** Also for a file of the page's own origin: without the attribute, browsers fetch it without CORS. */
function isSealed(element: Element | undefined): boolean {
  if (!element) return true;
  return Boolean(element.getAttribute('integrity')?.trim()) && element.hasAttribute('crossorigin');
}

/** Of two values, the last counts. Without the source `inline`, which is the default, nothing is blocked. */
function blockedDestinations(policy: string): string[] {
  const lists = new Map(
    [...policy.matchAll(/(?:^|,)\s*([a-z][a-z-]*)\s*=\s*\(([^()]*)\)/g)].map(([, key = '', list = '']) => [
      key,
      list.split(/\s+/).filter(Boolean),
    ]),
  );
  const isInline = lists.get('sources')?.includes('inline') ?? true;
  return isInline ? (lists.get('blocked-destinations') ?? []) : [];
}

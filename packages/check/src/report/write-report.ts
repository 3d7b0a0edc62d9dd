import type { Finding, PageReport } from '../checks/finding.ts';
import { maxFindings } from '../dom/limits.ts';
import { widgetPage } from '../version.ts';
import { cut, printable, printableJson, withoutSecrets } from './printable.ts';

/** Editors and terminals turn `file:line:column` into a link. */
export function writeText(reports: readonly PageReport[], unread: readonly string[] = []): string {
  const once = sayOnce(reports);
  const lines = shorten(once).flatMap(({ page, findings }) =>
    findings.map((finding) => writeLine(page, finding)),
  );
  const before = [...lines, ...leftOut(once)];
  return [
    ...before,
    ...(before.length > 0 ? [''] : []),
    ...pageLines(reports),
    ...leadLines(reports),
    sum(reports, unread),
  ].join('\n');
}

/** What the template or the server gives every page: script tag, configuration and headers. */
const ofSite = ['script', 'configuration', 'policy'];

/** Of what one cause gives many pages, leaves the first finding, which names the next page and counts the others. */
function sayOnce(reports: readonly PageReport[]): PageReport[] {
  const pages = new Map<string, string[]>();
  for (const { page, findings } of reports)
    for (const cause of new Set(findings.filter(isOfSite).map(causeOf)))
      pages.set(cause, [...(pages.get(cause) ?? []), page]);
  const said = new Set<string>();
  const say = (finding: Finding): Finding[] => {
    const cause = causeOf(finding);
    const others = (pages.get(cause)?.length ?? 1) - 1;
    if (others === 0) return [finding];
    if (said.has(cause)) return [];
    said.add(cause);
    const [, next = ''] = pages.get(cause) ?? [];
    const rest = others === 1 ? '' : ` and ${many(others - 1, 'other page')}`;
    return [{ ...finding, message: `${finding.message} (also on ${next}${rest})` }];
  };
  return reports.map((report) => ({ ...report, findings: report.findings.flatMap(say) }));
}

function isOfSite({ subject }: Finding): boolean {
  return ofSite.includes(subject);
}

function causeOf({ subject, severity, rule, message }: Finding): string {
  return [subject, severity, rule, message].join('\n');
}

/** Of these, the page of the widget has what to write instead. */
const ofSettings: readonly string[] = [
  'unknown-attribute',
  'attribute-value',
  'missing-attribute',
  'missing-content',
];

/** Where the settings of the widgets with problems are explained. */
function pageLines(reports: readonly PageReport[]): string[] {
  const wrong = reports.flatMap(({ findings }) => findings.filter(({ rule }) => ofSettings.includes(rule)));
  const widgets = [...new Set(wrong.map(({ subject }) => subject))].sort();
  return widgets.map((widget) => printable(`all about ${widget}: ${widgetPage(widget)}`));
}

/** Where leads go, once for all pages that send them there. */
function leadLines(reports: readonly PageReport[]): string[] {
  const lines = reports.flatMap(({ leads }) =>
    Object.entries(leads ?? {}).map(([environment, address]) =>
      printable(
        `${environment} leads go to ${address || `the page's own site, as apiBase.${environment} is not set`}${address.includes('{brand}') ? ", with the brand of the tag manager's script" : ''}`,
      ),
    ),
  );
  return [...new Set(lines)];
}

/** A line about findings that are not printed, if there are any. */
export function leftOut(reports: readonly PageReport[]): string[] {
  const left = notShown(reports);
  return left > 0 ? [`stopped after ${maxFindings} findings: ${left} more are counted and not shown`] : [];
}

/** What was not checked of the configurations of pages, each said once. */
export function uncheckedIn(reports: readonly PageReport[]): string[] {
  return [...new Set(reports.flatMap(({ unchecked }) => unchecked?.message ?? []))];
}

/** `unread` is what could not be read, one sentence for each; absent if all was. */
export function writeJson(reports: readonly PageReport[], unread: readonly string[] = []): string {
  const left = notShown(reports);
  const pages = shorten(reports).map(({ page, widgets, leads, findings }) => ({
    page: withoutSecrets(page),
    widgets,
    ...(leads && { leads }),
    findings: findings.map(maskFinding),
  }));
  return printableJson(
    JSON.stringify(
      {
        schemaVersion: 1,
        ...count(reports),
        ...(left > 0 && { notShown: left }),
        ...unreadOf([...unread, ...uncheckedIn(reports)]),
        pages,
      },
      undefined,
      2,
    ),
  );
}

function unreadOf(unread: readonly string[]): { readonly unread?: readonly string[] } {
  return unread.length > 0 ? { unread: unread.map((sentence) => withoutSecrets(cut(sentence))) } : {};
}

/** Pages without any finding left stay, because their widgets count. */
export function shorten(reports: readonly PageReport[]): PageReport[] {
  let left = maxFindings;
  return reports.map((report) => {
    const findings = report.findings.slice(0, left);
    left -= findings.length;
    return { ...report, findings };
  });
}

function notShown(reports: readonly PageReport[]): number {
  return Math.max(0, reports.reduce((total, { findings }) => total + findings.length, 0) - maxFindings);
}

function maskFinding(finding: Finding): Finding {
  return {
    ...finding,
    subject: withoutSecrets(finding.subject),
    message: withoutSecrets(cut(finding.message)),
  };
}

/** A page's name may be hostile too. */
function writeLine(page: string, { line, column, severity, subject, message, rule }: Finding): string {
  const place = line === undefined ? page : `${page}:${line}:${column ?? 1}`;
  return `${printable(`${place}: ${severity}: ${subject}: ${message}`)} [${rule}]`;
}

/** `unread`: what could not be read, of which the lines before say why. */
export function sum(reports: readonly PageReport[], unread: readonly string[]): string {
  const missed = unread.length > 0 ? ` (${unread.length} not read)` : '';
  if (reports.length === 0 && missed) return `nothing was checked: no page could be read${missed}`;
  const { errors, warnings, widgets } = count(reports);
  const nothing =
    unread.length === 0 && uncheckedIn(reports).length === 0
      ? 'nothing to fix'
      : 'nothing to fix in what could be read';
  const found = errors + warnings === 0 ? nothing : `${many(errors, 'error')}, ${many(warnings, 'warning')}`;
  return `${many(reports.length, 'page')}, ${many(widgets, 'widget')}: ${found}${missed}`;
}

export function count(reports: readonly PageReport[]): { errors: number; warnings: number; widgets: number } {
  const findings = reports.flatMap((report) => report.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: findings.length - errors,
    widgets: reports.reduce((total, { widgets }) => total + widgets, 0),
  };
}

/** `1 page`, `2 pages` */
export function many(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

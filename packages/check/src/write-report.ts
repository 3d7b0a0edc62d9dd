import type { Finding, PageReport } from './finding.ts';

/** One line per finding, `file:line:column: severity: subject: message`, which editors and terminals make a link of; then the sum. */
export function writeText(reports: readonly PageReport[]): string {
  const lines = reports.flatMap(({ page, findings }) => findings.map((finding) => writeLine(page, finding)));
  return [...lines, ...(lines.length > 0 ? [''] : []), sum(reports)].join('\n');
}

/** The same for programs. */
export function writeJson(reports: readonly PageReport[]): string {
  return JSON.stringify({ schemaVersion: 1, ...count(reports), pages: reports }, undefined, 2);
}

function writeLine(page: string, { line, column, severity, subject, message }: Finding): string {
  const place = line === undefined ? page : `${page}:${line}:${column ?? 1}`;
  return `${place}: ${severity}: ${subject}: ${message}`;
}

function sum(reports: readonly PageReport[]): string {
  const { errors, warnings, widgets } = count(reports);
  const found = errors + warnings === 0 ? 'nothing to mend' : `${many(errors, 'error')}, ${many(warnings, 'warning')}`;
  return `${many(reports.length, 'page')}, ${many(widgets, 'widget')}: ${found}`;
}

export function count(reports: readonly PageReport[]): { errors: number; warnings: number; widgets: number } {
  const findings = reports.flatMap((report) => report.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: findings.length - errors, widgets: reports.reduce((total, { widgets }) => total + widgets, 0) };
}

function many(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

import type { Finding, PageReport } from '../checks/finding.ts';
import { pathInRepository } from './page-path.ts';
import { printable } from './printable.ts';
import { leftOut, shorten, sum } from './write-report.ts';

/** GitHub shows these lines as annotations of a file: `::error file=a.html,line=1,col=2::…`. */
export function writeGithub(reports: readonly PageReport[], unread: readonly string[] = []): string {
  const lines = shorten(reports).flatMap(({ page, findings }) =>
    findings.map((finding) => writeCommand(page, finding)),
  );
  const missed = unread.map((sentence) => `::error title=unread::${escapeText(printable(sentence))}`);
  return [...lines, ...missed, ...leftOut(reports), sum(reports, unread)].join('\n');
}

/** A page that was fetched is no file of the repository, so its address is part of the message. */
function writeCommand(page: string, { line, column, severity, rule, subject, message }: Finding): string {
  const file = pathInRepository(page);
  const properties = [
    ...(file === undefined ? [] : [['file', file]]),
    ...(file === undefined || line === undefined ? [] : [['line', String(line)]]),
    ...(file === undefined || line === undefined ? [] : [['col', String(column ?? 1)]]),
    ['title', rule],
  ].map(([name = '', value = '']) => `${name}=${escapeProperty(printable(value))}`);
  const place = line === undefined ? page : `${page}:${line}:${column ?? 1}`;
  const text = file === undefined ? `${place}: ${subject}: ${message}` : `${subject}: ${message}`;
  return `::${severity} ${properties.join(',')}::${escapeText(printable(text))}`;
}

/** As GitHub's own toolkit does; line ends are gone already. */
function escapeText(text: string): string {
  return text.replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

import type { Refusals } from './beacons.ts';
import { states } from './beacon.ts';
import type { Figures, Percentiles } from './figures.ts';
import { html, type Html } from './html.ts';

/** What a page of figures can show, by the value of `since` in its address. */
export const periods = { hour: 'Last hour', day: 'Last 24 hours' } as const;
export type Period = keyof typeof periods;

interface DashboardParts {
  readonly period: Period;
  readonly figures: Figures;
  readonly refusals: readonly Refusals[];
}

/** The page about what widgets report, complete without scripts. */
export function dashboardPage(parts: DashboardParts): string {
  const { period, figures, refusals } = parts;
  const isEmpty = figures.views + figures.failures + refusals.length === 0;
  return html`<!doctype html>
    <html lang="en-NZ">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Seeing it live · ${periods[period]} · Sandbox</title>
        <link rel="icon" href="/__sandbox/icon.svg" />
        <link rel="stylesheet" href="/__sandbox/page.css" />
        <link rel="stylesheet" href="/__sandbox/dashboard.css" />
      </head>
      <body>
        <header class="top">
          <div class="top__inner">
            <img class="top__mark" src="/__sandbox/icon.svg" alt="" width="40" height="40" />
            <div class="top__words">
              <h1>Seeing it live</h1>
              <p>What widgets report to <code>reportUrl</code></p>
            </div>
            <nav class="top__nav" aria-label="Pages of the sandbox">
              <a href="/__sandbox/">What has arrived</a>
              <a href="/__sandbox/live" aria-current="page">Seeing it live</a>
            </nav>
          </div>
        </header>
        <main class="figures">
          <nav class="periods" aria-label="Period">
            ${Object.entries(periods).map(
              ([name, title]) =>
                html`<a href="/__sandbox/live?since=${name}" ${current(name === period)}>${title}</a>`,
            )}
          </nav>
          ${
            isEmpty
              ? empty
              : html`${tiles(figures)}
                  <div class="figures__grid">${tables(parts)}</div>`
          }
        </main>
      </body>
    </html> `.html;
}

function current(isCurrent: boolean): Html {
  return isCurrent ? html` aria-current="true"` : html``;
}

const empty = html`<section class="panel">
  <h2>Nothing here yet</h2>
  <p>
    Open a page of the demo site, then leave it or switch to another tab: its summary arrives then. Load this
    page again to see it.
  </p>
  <p>
    For your own page, set <code>reportUrl</code> to <code>/stand-ins/collector/beacons</code> of this
    sandbox, and <code>reportSample</code> to 1.
  </p>
</section>`;

function tiles({ views, failedViews, failures, leads }: Figures): Html {
  const rows: readonly (readonly [string, string | number])[] = [
    ['Page views', views],
    ['Views with a failed widget', `${failedViews} (${percent(failedViews, views)})`],
    ['Failures', failures],
    ['Submissions accepted', leads],
  ];
  return html`<dl class="tiles">
    ${rows.map(
      ([name, value]) =>
        html`<div class="panel tile">
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function tables({ figures, refusals }: DashboardParts): Html[] {
  const { widgets, versions, times, outcomes, failuresByKind } = figures;
  return [
    table('Widgets by state', {
      head: ['Widget', ...states, 'failed of all'],
      rows: widgets.map(([name, counts]) => [
        name,
        ...states.map((state) => counts[state] ?? 0),
        percent(counts['failed'] ?? 0, sum(Object.values(counts))),
      ]),
    }),
    table('Time to ready', {
      head: ['Of each page view', 'median', '75%', '95%'],
      rows: times
        ? [
            ['the typical widget', ...milliseconds(times.typical)],
            ['the slowest widget', ...milliseconds(times.slowest)],
          ]
        : [],
    }),
    table('Submissions by outcome', { head: ['Outcome', 'submissions'], rows: outcomes }),
    table('Failures by kind', {
      head: ['Widget', 'phase or kind', 'version', 'failures'],
      rows: failuresByKind,
    }),
    table('Versions and engines', { head: ['Version', 'engine', 'page views'], rows: versions }),
    table('Refused beacons', {
      head: ['Reason', 'beacons'],
      rows: refusals.map(({ reason, count }) => [reason, count]),
    }),
  ];
}

interface TableParts {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** On narrow screens a table scrolls inside its region, also by keyboard. */
function table(title: string, { head, rows }: TableParts): Html {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const body = rows.map(
    ([first = '', ...rest]) =>
      html`<tr>
        <th scope="row">${first}</th>
        ${rest.map((cell) => html`<td${numeric(cell)}>${cell}</td>`)}
      </tr>`,
  );
  const content =
    rows.length === 0
      ? html`<p>None in this time.</p>`
      : html`<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}">
          <table>
            <thead>
              <tr>
                ${head.map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${body}
            </tbody>
          </table>
        </div>`;
  return html`<section class="panel">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

function numeric(cell: string | number): Html {
  return typeof cell === 'number' || /^[\d.]+ ?(%|ms)$/.test(cell) ? html` class="number"` : html``;
}

function milliseconds({ median, p75, p95 }: Percentiles): string[] {
  return [median, p75, p95].map((time) => `${time} ms`);
}

function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)}%`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

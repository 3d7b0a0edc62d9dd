import type { RequestHandler } from 'express';
import type { Beacons } from './beacons.ts';
import { figuresOf, type Counts } from './figures.ts';
import { html, type Html } from './html.ts';

/** Shows what widgets have reported in the last day, complete without scripts. */
export function livePage(beacons: Beacons): RequestHandler {
  return (_request, response) => {
    const list = beacons.list().map(({ beacon }) => beacon);
    const tables = Object.entries(figuresOf(list, beacons.refusals()))
      .filter(([, counts]) => counts.length > 0)
      .map(([title, counts]) => table(title, counts));
    response.type('html').send(page(tables.length === 0 ? [empty] : tables).html);
  };
}

function page(content: Html[]): Html {
  return html`<!doctype html>
    <html lang="en-NZ">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Seeing it live · Sandbox</title>
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
              <p>What widgets have reported to <code>reportUrl</code> in the last day</p>
            </div>
            <nav class="top__nav" aria-label="Pages of the sandbox">
              <a href="/__sandbox/">What has arrived</a>
              <a href="/__sandbox/live" aria-current="page">Seeing it live</a>
            </nav>
          </div>
        </header>
        <main class="figures">${content}</main>
      </body>
    </html> `;
}

const empty = html`<section class="panel">
  <h2>Nothing here yet</h2>
  <p>
    Open a page of the demo site, then leave it or switch to another tab: its summary arrives then. Load this
    page again to see it. For your own page, set <code>reportUrl</code> to
    <code>/stand-ins/collector/beacons</code> of this sandbox, and <code>reportSample</code> to 1.
  </p>
</section>`;

function table(title: string, counts: Counts): Html {
  const rows = counts.map(
    ([what, count]) =>
      html`<tr>
        <th scope="row">${what}</th>
        <td>${count}</td>
      </tr>`,
  );
  return html`<section class="panel">
    <table>
      <caption>
        <h2>${title}</h2>
      </caption>
      ${rows}
    </table>
  </section>`;
}

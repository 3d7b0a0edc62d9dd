import { checkHtml, type PageReport } from '@adviser-widgets/check';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWidgets, root } from '../cdn/find-widgets.ts';

const samples = join(root, 'packages/check/samples');
const definitions = (await findWidgets()).map(({ definition }) => definition);
const manifest = new Map(definitions.map((definition) => [definition.name, definition]));

function pagesIn(folder: string): string[] {
  return globSync('**/*.html', { cwd: join(samples, folder) }).sort();
}

/** A page may have response headers and a configuration beside it, which its `data-config` gets. */
function check(folder: string, page: string): Promise<PageReport> {
  const read = (ending: string) => {
    const file = join(samples, folder, page.replace(/\.html$/, ending));
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const headers = read('.headers') ?? '';
  return checkHtml(
    {
      name: page,
      html: read('.html') ?? '',
      address: `https://www.example.nz/${page}`,
      policies: [...headers.matchAll(/^Content-Security-Policy: (.*)$/gim)].map(([, policy = '']) => policy),
      fetchConfig: (address) => Promise.resolve().then(() => readJson(read('.json'), address)),
    },
    manifest,
  );
}

function readJson(text: string | undefined, address: string): unknown {
  if (text === undefined) throw new Error(`${address} answered 404`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(text.startsWith('<') ? 'it is HTML, not JSON' : 'it is not JSON');
  }
}

function written({ page, findings }: PageReport): string {
  return findings
    .map(({ line, column, severity, subject, message, rule }) => {
      const place = line === undefined ? page : `${page}:${line}:${column}`;
      return `${place}: ${severity}: ${subject}: ${message} [${rule}]\n`;
    })
    .join('');
}

describe('the planted mistakes', async () => {
  const pages = pagesIn('mistakes');
  const reports = await Promise.all(pages.map((page) => check('mistakes', page)));

  test('are at least 43, of editors, integrators and operators', () => {
    expect(pages.length).toBeGreaterThanOrEqual(43);
    expect([...new Set(pages.map((page) => page.replace(/\/.*/, '')))]).toEqual([
      'editor',
      'integrator',
      'operator',
    ]);
  });

  test.for(reports)('$page has one finding', ({ findings }) => {
    expect(findings.map(({ message }) => message)).toHaveLength(1);
  });

  test('are reported with their place and what to write instead', () => {
    const file = join(samples, 'mistakes.txt');
    const text = reports.map(written).join('');
    if (process.env['AW_MISTAKES'] === 'accept') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

describe('nothing is found', () => {
  test.for(pagesIn('good'))('on the page %s', async (page) => {
    expect((await check('good', page)).findings).toEqual([]);
  });

  test.for(definitions)('in the example of $name', async ({ example }) => {
    const results = '<div class="aw-widget" data-widget="adviser-results" id="advisers-near-you"></div>';
    const html = `<!doctype html><title>T</title><link rel="stylesheet" href="/1/page.css">
<script async src="/1/loader.js" data-brand="acme" data-captcha-site-key="key" data-maps-api-key="key"
  data-chat-key="key" data-search-app-id="app" data-search-api-key="key" data-search-pages-index="pages"></script>
<main>${example}</main>${example.includes(results) ? '' : results}`;
    const { findings } = await checkHtml(
      { name: 'example', html, address: 'https://www.example.nz/' },
      manifest,
    );
    expect(findings).toEqual([]);
  });
});

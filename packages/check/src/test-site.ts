import { iframeEmbed } from '@adviser-widgets/media';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** For tests: a server and a folder for hostile pages, and the command that checks them. */
export async function createTestSite() {
  const folder = mkdtempSync(join(tmpdir(), 'aw-hostile-'));
  const write = (name: string, text: string | Buffer): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const widgets = [requestCallForm, iframeEmbed].map((widget) => ({
    ...widget,
    loading: widget.load,
    needsBrand: widget.callsApi,
  }));
  const manifest = write('widgets.json', JSON.stringify({ schemaVersion: 1, widgets }));
  const files = [
    ['/1/loader.js', 'x'],
    ['/1/page.css', 'x'],
  ] as const;
  const answers = new Map<string, string | Buffer>(files);
  const headers = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const body = answers.get(url.split('?')[0] ?? '');
    return body === undefined
      ? response.writeHead(404).end()
      : response.writeHead(200, { 'Content-Type': 'text/html', ...Object.fromEntries(headers) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a TCP server has a port
    /** Bodies by path, sent as HTML unless `headers` says otherwise. */
    answers,
    headers,
    write,
    async check(...args: string[]) {
      const out: string[] = [];
      const logged: string[] = [];
      const code = await run(['--manifest', manifest, ...args], {
        out: (text) => out.push(text),
        logError: (text) => logged.push(text),
      });
      return { code, out: out.join('\n'), logged, all: [...out, ...logged].join('\n') };
    },
    clear() {
      answers.clear();
      files.forEach(([path, body]) => answers.set(path, body));
      headers.clear();
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function pageOf(body: string, script = 'data-brand="acme" data-captcha-site-key="6LeIxAcT"'): string {
  return `<!doctype html><link rel="stylesheet" href="/1/page.css"><script async src="/1/loader.js" ${script}></script>\n${body || '<p>Kia ora</p>'}`;
}

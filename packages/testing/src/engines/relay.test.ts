import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startRelay, type Relay } from './relay.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** A relay before a server that answers with the path, as a page or as a script. */
async function open(): Promise<Relay> {
  const target = createServer(({ url = '' }, response) =>
    response
      .writeHead(200, { 'Content-Type': url.endsWith('.js') ? 'text/javascript' : 'text/html' })
      .end(url),
  );
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  closings.push(() => target.close());
  const { port } = target.address() as AddressInfo; // a TCP server has a port
  const relay = await startRelay(`http://127.0.0.1:${port}`, (html) => `changed ${html}`);
  closings.push(relay.close);
  return relay;
}

const read = async (url: string) => (await fetch(url)).text();

it('changes pages and nothing else', async () => {
  const { url } = await open();
  expect(await read(`${url}/a`)).toBe('changed /a');
  expect(await read(`${url}/a.js`)).toBe('/a.js');
});

it('gives each release an address of its own, with the same files', async () => {
  const relay = await open();
  const loaders = [relay.release().loader, relay.release().loader];
  expect(new Set(loaders).size).toBe(2);
  for (const loader of loaders) expect(await read(loader)).toBe('/adviser-widgets/1/loader.js');
});

it('alters the files that match, in that release only', async () => {
  const relay = await open();
  const altered = relay.release({ alter: /loader/ });
  expect(await read(altered.loader)).toContain('window.evil = true');
  expect(altered.asked).toEqual(['/adviser-widgets/1/loader.js']);
  expect(await read(relay.release().loader)).not.toContain('evil');
});

it('holds the files that match until they are let go', async () => {
  const relay = await open();
  const { loader, asked, letGo } = relay.release({ hold: /loader/ });
  let hasCome = false;
  const coming = read(loader).then(() => (hasCome = true));
  await expect.poll(() => asked).toHaveLength(1);
  expect(hasCome).toBe(false);
  letGo();
  expect(await coming).toBe(true);
});

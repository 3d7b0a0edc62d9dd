#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, which takes this file for the browser. It sits between the two
// because Firefox ESR 153 refuses a command that Playwright 1.65 sends for every context.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Emulated colours. Firefox keeps its own, and tests that need others are tagged `@chromium`. */
const lacking = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => firefox.kill('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

// Playwright waits for this line and connects to its address.
createInterface(firefox.stderr).on('line', async (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await proxyFor(address)}` : line);
});

/** Opens a WebSocket server for the one at `address`, and resolves with its own address. */
async function proxyFor(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(`${address}${url}`)));
  await new Promise((resolve) => server.on('listening', resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}

function connect(playwright, browser) {
  const isOpen = new Promise((resolve) => browser.on('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === lacking) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    await isOpen;
    browser.send(String(data));
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
  playwright.on('close', () => browser.close());
}

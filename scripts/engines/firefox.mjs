#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, which takes this file for the browser. It sits between the two
// because Firefox ESR 153 refuses a command that Playwright 1.65 sends for every context, and to emulate what
// WebDriver BiDi has no command for: see emulate.mjs.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { createEmulation } from './emulate.mjs';

const firefox = spawn(process.env.FIREFOX_PATH, ['--remote-allow-system-access', ...process.argv.slice(2)], {
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
  const emulation = createEmulation((command) => browser.send(JSON.stringify(command)));
  playwright.on('message', async (data) => {
    await isOpen;
    const command = JSON.parse(data);
    const result = await emulation.answer(command);
    if (!result) browser.send(String(data));
    else playwright.send(JSON.stringify({ id: command.id, ...result }));
  });
  browser.on('message', (data) => {
    if (!emulation.hear(JSON.parse(data))) playwright.send(String(data));
  });
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
  playwright.on('close', () => browser.close());
}

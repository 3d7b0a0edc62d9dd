import { createSandbox } from '@adviser-widgets/sandbox';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

// Tests what the API owners' guide shows: its requests against the sandbox, and its SQL statement against a
// database.

const docs = join(root, 'stories/docs');
const guide = readFileSync(join(docs, 'guides/ApiOwnersGuide.mdx'), 'utf8');
const statement = readFileSync(join(docs, 'examples/store-lead.sql'), 'utf8');

const sandbox = createSandbox({ db: ':memory:' });
let url: string;
beforeAll(async () => {
  const { port } = await sandbox.listen(0);
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => sandbox.close());

/** Sends a request as written in the guide; a lead gets a token issued by the sandbox. */
async function send(text: string): Promise<number> {
  const [, path = '', contentType = '', written = ''] =
    /^POST (\S+) HTTP\/1\.1\nContent-Type: ([^\n]*)\n\n(.*)$/s.exec(text) ?? [];
  const { token } = (await (await fetch(`${url}/__sandbox/captcha-token`, { method: 'POST' })).json()) as {
    token: string;
  };
  const body = (
    contentType.startsWith('multipart') ? `${written}\n`.replaceAll('\n', '\r\n') : written
  ).replace('TOKEN', token);
  return (await fetch(url + path, { method: 'POST', headers: { 'Content-Type': contentType }, body })).status;
}

test('the API accepts its requests: a lead, its correction, and a survey', async () => {
  const statuses = [];
  for (const [, request = ''] of guide.matchAll(/^```http\n(POST .*?)\n```$/gms))
    statuses.push(await send(request));
  expect(statuses).toEqual([201, 200, 201]);
  expect(sandbox.records()).toMatchObject([
    { kind: 'survey', revision: 1 },
    { kind: 'lead', attempts: 2, revision: 2, fields: { FormPhone: '021 555 9999' } },
  ]);
});

describe('its statement', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'CREATE TABLE leads (submission_id TEXT UNIQUE, revision INTEGER, fields TEXT, attempts INTEGER DEFAULT 1)',
  );
  const store = (revision: number, fields: string) => {
    database.prepare(statement).run({ id: 'a', revision, fields });
    return { ...database.prepare('SELECT revision, fields, attempts FROM leads').all()[0] };
  };

  test.each([
    ['stores a new lead', 1, 'first', { revision: 1, fields: 'first', attempts: 1 }],
    [
      'keeps it when the same revision comes again',
      1,
      'other',
      { revision: 1, fields: 'first', attempts: 2 },
    ],
    ['replaces it by a higher revision', 3, 'third', { revision: 3, fields: 'third', attempts: 3 }],
    ['keeps it when a lower revision comes late', 2, 'second', { revision: 3, fields: 'third', attempts: 4 }],
  ])('%s', (_name, revision, fields, expected) => {
    expect(store(revision, fields)).toEqual(expected);
  });
});

test('the sandbox can play the failures that it sets', async () => {
  const faults = [...guide.matchAll(/^fault '(.+?)'/gm)].map(([, json = '']) => json);
  const statuses = faults.map(
    async (body) =>
      (
        await fetch(`${url}/__sandbox/faults`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        })
      ).status,
  );
  expect(await Promise.all(statuses)).toEqual([204, 204, 204, 204, 204, 204]);
});

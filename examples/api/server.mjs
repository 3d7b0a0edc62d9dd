// An API for lead forms. Start it: ORIGINS=https://www.example.nz RECAPTCHA_SECRET=… node server.mjs
import { createServer, STATUS_CODES } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const { DB = 'api.sqlite', PORT = '8080', ORIGINS = '', RECAPTCHA_SECRET = '' } = process.env;
const { RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify' } = process.env;
const ALLOWED_ORIGINS = ORIGINS.split(/[\s,]+/).filter(Boolean);
const MAX_BYTES = 1_000_000;
const CALLS = [
  { path: /^\/([^/]+)\/(lead|call-centre)$/, types: ['json', 'x-www-form-urlencoded'], captcha: true },
  { path: /^\/([^/]+)\/(recruitment)$/, types: ['form-data'], captcha: true },
  { path: /^\/([^/]+)\/(request-survey)$/, types: ['form-data'] },
  { path: /^\/api\/([^/]+)\/cap\/(gift|referral)$/, types: ['json'] },
  { path: /^\/([^/]+)\/braze\/user\/(update-email-subscription)$/, types: ['json'], withoutId: true },
];

const db = new DatabaseSync(DB);
db.exec(`PRAGMA busy_timeout = 5000; CREATE TABLE IF NOT EXISTS submissions (submission_id TEXT UNIQUE,
  kind TEXT, brand TEXT, revision INTEGER, fields TEXT, attempts INTEGER DEFAULT 1,
  received_at TEXT DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))`);
const findSame = db.prepare(`SELECT 1 FROM submissions WHERE submission_id = :id
  AND kind = :kind AND brand = :brand AND revision = :revision AND fields = :fields`);
// One statement, so that two tries at the same moment make one record. No row: the id is that of another call
const store = db.prepare(`INSERT INTO submissions AS old (submission_id, kind, brand, revision, fields)
  VALUES (:id, :kind, :brand, :revision, :fields) ON CONFLICT (submission_id) DO UPDATE SET
    attempts = old.attempts + 1, revision = max(old.revision, excluded.revision),
    fields = iif(excluded.revision > old.revision, excluded.fields, old.fields)
  WHERE old.kind = excluded.kind AND old.brand = excluded.brand RETURNING attempts`);
const list = db.prepare(`SELECT * FROM submissions WHERE :id IN ('', submission_id) ORDER BY rowid DESC`);
const turns = new Map(); // by id: browsers may resend a request while its token is still being verified
const refusal = (status) => Object.assign(new Error(STATUS_CODES[status]), { status });

async function readFields(req, types) {
  const chunks = [];
  let size = 0; // what is too much is read, or the browser would see a broken connection
  for await (const chunk of req) if ((size += chunk.length) <= MAX_BYTES) chunks.push(chunk);
  if (size > MAX_BYTES) throw refusal(413);
  const type = req.headers['content-type'] ?? '';
  const subtype = type.split(/[/;]/)[1]?.trim().toLowerCase();
  if (!types.includes(subtype)) throw refusal(415);
  const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } });
  const reading = subtype === 'json' ? body.json() : body.formData().then(Object.fromEntries);
  const fields = await reading.catch(() => null);
  if (typeof fields !== 'object' || !fields || Array.isArray(fields)) throw refusal(400);
  return fields;
}

async function verify(token) {
  if (!token) throw refusal(403);
  const body = new URLSearchParams({ secret: RECAPTCHA_SECRET, response: token });
  const asked = fetch(RECAPTCHA_URL, { method: 'POST', body, signal: AbortSignal.timeout(5000) });
  const answer = await asked.then((response) => response.json()).catch(() => null);
  if (answer?.success !== true) throw refusal(answer ? 403 : 503);
}

async function submit(req, path) {
  const call = req.method === 'POST' && CALLS.find((candidate) => candidate.path.test(path));
  if (!call) throw refusal(404);
  const { captcha: token, ...content } = await readFields(req, call.types);
  const id = (!call.withoutId && content.SubmissionId) || null;
  const revision = Number(content.SubmissionRevision ?? 1);
  if (id && (typeof id !== 'string' || id.length > 64)) throw refusal(422);
  if (!Number.isSafeInteger(revision) || revision < 1) throw refusal(422);
  const [, brand, kind] = path.match(call.path);
  const row = { id, kind, brand, revision, fields: JSON.stringify(content) };
  const turn = Promise.allSettled([turns.get(id)]).then(async () => {
    if (call.captcha && !findSame.get(row)) await verify(token);
    const stored = store.get(row);
    if (!stored) throw refusal(422);
    return id && stored.attempts === 1 ? 201 : 200;
  });
  if (id) turns.set(id, turn);
  return turn.finally(() => turns.get(id) === turn && turns.delete(id));
}

const server = createServer(async (req, res) => {
  const [path, query] = req.url.split('?');
  const origin = ['*', req.headers.origin].find((candidate) => ALLOWED_ORIGINS.includes(candidate));
  const cors = { 'Allow-Origin': origin, 'Allow-Methods': 'POST', 'Allow-Headers': 'content-type' };
  const headers = Object.entries({ ...cors, 'Expose-Headers': 'Retry-After', 'Max-Age': 7200 });
  const isShown = origin && path !== '/records'; // which no page may read
  if (isShown) headers.forEach(([name, value]) => res.setHeader(`Access-Control-${name}`, value));
  res.setHeader('Vary', 'Origin').setHeader('Content-Type', 'application/json');
  if (req.method === 'OPTIONS') return res.writeHead(204).end();
  let answer = '{"message":"success"}';
  try {
    const isOwner = req.socket.remoteAddress?.startsWith('127.') && !req.headers['x-forwarded-for'];
    if (isOwner && req.method === 'GET' && path === '/records') {
      const rows = list.all({ id: new URLSearchParams(query).get('id') ?? '' });
      answer = JSON.stringify(rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) })));
    } else res.statusCode = await submit(req, path);
  } catch (error) {
    res.statusCode = error.status ?? 500;
    answer = JSON.stringify({ message: STATUS_CODES[res.statusCode] });
    if (!error.status && !req.errored) console.error(error.name, error.code); // messages may quote a visitor
  }
  res.end(answer);
});
server.on('clientError', (error, socket) => socket.destroy()); // not Node's 408, which browsers would resend
server.listen(PORT, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));

import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const keys = ['widget', 'phase', 'kind', 'version', 'engine', 'widgets', 'ready', 'submissions'];

createServer(async (request, response) => {
  try {
    const beacon = JSON.parse(await readText(request));
    if (Object.keys(beacon).some((key) => !keys.includes(key))) throw new Error('unknown key');
    await appendFile('beacons.jsonl', `${JSON.stringify({ at: Date.now(), ...beacon })}\n`);
    response.writeHead(204).end();
  } catch (error) {
    console.warn(`Refused: ${error.message}`);
    response.writeHead(422).end();
  }
}).listen(process.env.PORT ?? 8080);

async function readText(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 8192) throw new Error('expected at most 8192 characters');
  }
  return text;
}

import { parseArgs } from 'node:util';
import type { Output } from '../report/output.ts';
import { callsNamed, checkApi, planOf, type ApiReport } from './check-api.ts';
import type { Target } from './target.ts';
import { writeApiJson, writeApiText } from './write-api-report.ts';

const apiUsage = `Usage: adviser-widgets-check api <apiBase> --brand <brand> [options]

For the owner of an API: sends test leads of each kind and encoding, as the guide for owners of an API describes
them, and says of each whether it is stored once. Use a test system: it writes records.

  --brand <brand>          as in the site's configuration
  --site-base <address>    where gifts and referrals go; default: <apiBase>
  --only <text>            only calls whose name or path contains it, such as "form as json" or "recruitment"
  --records <address>      answers GET with the records as JSON; {id} in it becomes the SubmissionId that is looked
                           for. Without it the program says what you have to look at
  --token <text>           a captcha token that the API accepts each time, as with test keys; default "test"
  --token-from <address>   answers POST with {"token": "…"}, a new one each time, for APIs that verify tokens
  --origin <origin>        of your pages, such as https://www.example.nz: checks CORS too
  --yes                    writes; without it the program only says what it would write
  --format <format>        text (default) or json
  --help

Exit code: 0 if all points hold, 1 if one fails, 3 if there is something to look at, 2 if nothing was checked.`;

/** Returns the exit code. */
export async function runApi(args: readonly string[], { out, logError }: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      'site-base': { type: 'string' },
      only: { type: 'string' },
      records: { type: 'string' },
      token: { type: 'string', default: 'test' },
      'token-from': { type: 'string' },
      origin: { type: 'string' },
      yes: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      help: { type: 'boolean', default: false },
    },
  });
  const [apiBase] = positionals;
  const { brand } = values;
  if (values.help || apiBase === undefined || brand === undefined) {
    for (const line of apiUsage.split('\n')) (values.help ? out : logError)(line);
    return values.help ? 0 : 2;
  }
  if (!/^(text|json)$/.test(values.format))
    throw new Error(`--format: expected text or json, got "${values.format}"`);
  const target: Target = {
    apiBase: httpAddress('<apiBase>', apiBase),
    siteBase: httpAddress('--site-base', values['site-base'] ?? apiBase),
    brand,
    records: values.records && httpAddress('--records', values.records),
    tokenFrom: values['token-from'] && httpAddress('--token-from', values['token-from']),
    token: values.token,
    origin: values.origin,
  };
  const calls = callsNamed(values.only);
  if (calls.length === 0) throw new Error(`--only: no call has "${values.only}" in its name or path`);
  planOf(calls, target).forEach(logError);
  if (!values.yes) {
    logError('Nothing was written. Add --yes to go on.');
    return 2;
  }
  const run = Date.now().toString(36);
  const report = await checkApi(calls, target, { run, onCall: logError });
  out(values.format === 'json' ? writeApiJson(report) : writeApiText(report));
  return exitCode(report);
}

function httpAddress(name: string, given: string): string {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given))
    throw new Error(`${name}: expected a full address, such as https://api.example.nz, got "${given}"`);
  return given;
}

function exitCode({ points }: ApiReport): number {
  if (points.some(({ result }) => result === 'fails')) return 1;
  return points.some(({ result }) => result === 'look') ? 3 : 0;
}

import { resolve } from 'node:path';
import { print, printJson, runTool } from '@adviser-widgets/check/internal';
import { builtRelease } from './built-release.ts';
import { readCommand, usage } from './command-line.ts';
import { unlock } from './lock.ts';
import { listReleases, majorOf, point, promote, upload } from './upload.ts';
import { verify } from './verify/verify.ts';
import { folderTarget } from './targets/folder-target.ts';
import { connect, s3Target } from './targets/s3-target.ts';
import type { Target } from './targets/target.ts';

await runTool(() =>
  run().catch((error: unknown) => {
    throw explain(error);
  }),
);

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'CredentialsProviderError')
    return 'There are no credentials for the object storage: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.';
  return error.message === 'Region is missing' ? 'The object storage has no region: set AWS_REGION.' : error;
}

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') return print(...usage.split('\n'));
  if (command.name === 'verify') return tellFindings(command.url, command.isJson);
  const target = openTarget(command.to);
  const { base } = command;
  switch (command.name) {
    case 'upload': {
      const { version, folder } = builtRelease;
      await upload(target, folder, { version, base });
      return print(`${target.name} has ${version}, and serves it as next.`);
    }
    case 'promote': {
      const next = new URL('next/', command.url).href;
      const version = await promote(target, { base, verifyNext: () => expectGood(next) });
      return print(`${target.name} serves ${version} as ${majorOf(version)}.`);
    }
    case 'rollback': {
      const { version } = command;
      await point(target, majorOf(version), { version, base });
      return print(`${target.name} serves ${version} as ${majorOf(version)}.`);
    }
    case 'list':
      return printJson(await listReleases(target));
    case 'unlock':
      return print(...describeUnlocked(await unlock(target)));
  }
}

function describeUnlocked(forgotten: readonly string[]): readonly string[] {
  return forgotten.length > 0 ? forgotten : ['No run was interrupted, so nothing is locked.'];
}

/** Returns the release's `widgets.json`. */
async function expectGood(url: string): Promise<Buffer> {
  const { problems, json } = await verify(url);
  if (problems.length > 0)
    throw new Error(
      `${url} is not good enough to promote:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    );
  return json;
}

async function tellFindings(url: string, isJson: boolean): Promise<void> {
  const report = await verify(url);
  const { json: _json, ...facts } = report;
  if (isJson) printJson(facts);
  else {
    print(
      ...report.problems.map((problem) => `✗ ${problem}`),
      `${report.url}: release ${report.version}, ${report.files} files, ${report.widgets} widgets, ${report.problems.length} problems.`,
    );
  }
  if (report.problems.length > 0) process.exitCode = 1;
}

/**
 * `s3://bucket/prefix`, or a folder.
 *
 * @throws {Error} if the address is not one of these
 */
function openTarget(address: string, endpoint = process.env.AWS_ENDPOINT_URL): Target {
  const [, scheme, rest = ''] = /^([\w+.-]+):\/\/(.*)$/.exec(address) ?? [];
  if (!scheme) return folderTarget(resolve(address));
  const [bucket = '', ...folders] = rest.split('/').filter(Boolean);
  if (scheme !== 's3' || !bucket)
    throw new Error(`--to: expected a folder or "s3://bucket/prefix", got "${address}"`);
  return s3Target({
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    client: connect(endpoint),
  });
}

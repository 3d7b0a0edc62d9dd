import { builtRelease } from './built-release.ts';
import { readCommand } from './command-line.ts';
import { listReleases } from './list.ts';
import { unlock } from './lock.ts';
import { openTarget } from './targets/open-target.ts';
import { point, upload, versionOf } from './upload.ts';
import { verify } from './verify/verify.ts';

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'verify') return tellFindings(command.url, command.isJson);
  const target = openTarget(command.to);
  const { base } = command;
  switch (command.name) {
    case 'upload': {
      const { version, folder } = builtRelease;
      await upload(target, folder, { version, base });
      return console.log(`${target.name} has ${version}, and serves it as next.`);
    }
    case 'promote': {
      const version = await versionOf(target, 'next');
      if (!version) throw new Error(`${target.name} has no next release: upload one first.`);
      await expectGood(new URL('next/', command.url).href);
      return pointMajor(version);
    }
    case 'rollback':
      return pointMajor(command.version);
    case 'list':
      return console.log(JSON.stringify(await listReleases(target), null, 2));
    case 'unlock':
      return console.log(`Forgot ${await unlock(target)} interrupted runs.`);
  }

  async function pointMajor(version: string) {
    const major = version.replace(/\..*/, '');
    await point(target, major, { version, base });
    console.log(`${target.name} serves ${version} as ${major}.`);
  }
}

async function expectGood(url: string): Promise<void> {
  const { problems } = await verify(url);
  if (problems.length > 0)
    throw new Error(
      `${url} is not good enough to promote:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    );
}

async function tellFindings(url: string, isJson: boolean): Promise<void> {
  const report = await verify(url);
  if (isJson) console.log(JSON.stringify(report, null, 2));
  else {
    for (const problem of report.problems) console.log(`✗ ${problem}`);
    console.log(
      `${report.url}: release ${report.version}, ${report.files} files, ${report.widgets} widgets, ${report.problems.length} problems.`,
    );
  }
  if (report.problems.length > 0) process.exitCode = 1;
}

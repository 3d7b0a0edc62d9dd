// From changesets to the registry; see "Release" in CONTRIBUTING.
import { root } from '../cdn/find-widgets.ts';
import { readCommandLine } from './command-line.ts';
import { release } from './release.ts';
import { openRepository } from './repository.ts';

try {
  await release({
    ...readCommandLine(process.argv.slice(2)),
    repository: openRepository(root),
    date: new Date().toISOString().slice(0, 10),
    say: console.log,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

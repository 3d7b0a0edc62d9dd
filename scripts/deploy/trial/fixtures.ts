import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { builtRelease } from '../built-release.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import { buildVersion } from './build-version.ts';

export { expect };

/** What differs in the later release: a button's text, and the name of an attribute. */
const edits = [
  {
    file: 'packages/lead-forms/src/request-call-form/definition.ts',
    from: "buttonText: 'Submit'",
    to: "buttonText: 'Send'",
  },
  {
    file: 'packages/disclosure/src/collapse/definition.ts',
    from: "  label: {\n    kind: 'text',",
    to: "  heading: {\n    formerly: ['label'],\n    kind: 'text',",
  },
  {
    file: 'packages/disclosure/src/collapse/definition.ts',
    from: 'data-widget="collapse" data-label=',
    to: 'data-widget="collapse" data-heading=',
  },
  {
    file: 'packages/disclosure/src/collapse/Collapse.tsx',
    from: '{ label, open',
    to: '{ heading: label, open',
  },
];

interface Built {
  readonly version: string;
  /** The folder of built releases. */
  readonly folder: string;
}

interface Fixtures {
  /** Empty. */
  readonly target: Target;
}

interface WorkerFixtures {
  /** This release, and a later one. */
  readonly releases: readonly [Built, Built];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  releases: [
    async ({}, use) => {
      const [major = '', minor = ''] = builtRelease.version.split('.');
      const version = `${major}.${Number(minor) + 1}.0`;
      const later = buildVersion(version, edits);
      await use([builtRelease, { version, folder: later }]);
      rmSync(dirname(dirname(dirname(dirname(later)))), { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  target: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'aw-target-'));
    await use(folderTarget(folder));
    rmSync(folder, { recursive: true });
  },
});

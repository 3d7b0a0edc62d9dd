import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readCommandLine } from './command-line.ts';
import { readReport } from './read-report.ts';
import { commandsFor } from './repeat.ts';
import { runCommand } from './run-command.ts';
import { runStep, type Outcome } from './run-step.ts';
import { readTimes, slowTable } from './slowest.ts';
import { chooseStages, reportPath } from './steps.ts';
import { stepLine, totalLine } from './summary.ts';

const ended = (fields: Partial<Outcome>): Outcome => ({ name: 'a', seconds: 1, output: '', ...fields });
const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code];

describe('the steps', () => {
  const hasChanged = () => false;
  const namesOf = (stages: ReturnType<typeof chooseStages>) =>
    stages.map((stage) => stage.map(({ name }) => name));

  test('are all but the long ones, each after its prerequisites', () => {
    const stages = chooseStages({ hasChanged: ({ name }) => name === 'packages' });
    const names = namesOf(stages);
    expect(names.flat()).toEqual([
      'build',
      'types',
      'directions',
      'lint',
      'format',
      'packages',
      'unused',
      'budgets',
      'floor',
      'unit',
      'stories',
      'browser',
      'chaos',
    ]);
    const tooEarly = stages.flatMap((stage, index) =>
      stage.filter(({ needs }) => needs !== undefined && !names.slice(0, index).flat().includes(needs)),
    );
    expect(tooEarly).toEqual([]);
  });

  test('are more with --all', () => {
    expect(namesOf(chooseStages({ isAll: true, hasChanged })).flat()).toEqual(
      expect.arrayContaining(['tools', 'apps', 'chaos', 'catalogue', 'pictures', 'wordpress']),
    );
  });

  test.each(['tools', 'packages'])('include %s only if something under its paths has changed', (name) => {
    expect(namesOf(chooseStages({ hasChanged: (step) => step.name === name })).flat()).toContain(name);
    expect(namesOf(chooseStages({ hasChanged })).flat()).not.toContain(name);
  });

  test('run the short form of a long one, unless all are requested or it is named', () => {
    const commandOf = (stages: ReturnType<typeof chooseStages>) =>
      stages
        .flat()
        .find(({ name }) => name === 'chaos')
        ?.command.join(' ');
    const whole = commandOf(chooseStages({ isAll: true, hasChanged }));
    expect(commandOf(chooseStages({ hasChanged }))).not.toBe(whole);
    expect(commandOf(chooseStages({ names: ['chaos'], hasChanged }))).toBe(whole);
  });

  test('can be chosen by name, long ones included', () => {
    expect(namesOf(chooseStages({ names: ['lint', 'unit'], hasChanged }))).toEqual([['lint'], ['unit']]);
  });

  test('that are named come with what they need', () => {
    expect(namesOf(chooseStages({ names: ['chaos'], hasChanged }))).toEqual([['build'], ['chaos']]);
  });

  test('are listed if a name is unknown', () => {
    expect(() => chooseStages({ names: ['lint', 'typos'], hasChanged })).toThrow(
      /^There is no step "typos"; the steps are build, types,/,
    );
  });
});

describe('the command line', () => {
  test.each([
    [[], { names: [], isAll: false, listsSlowest: false }],
    [['--slow', 'types', 'lint'], { names: ['types', 'lint'], isAll: false, listsSlowest: true }],
    [['--all'], { names: [], isAll: true, listsSlowest: false }],
    [
      ['--repeat', '20', 'a.browser.ts'],
      { names: ['a.browser.ts'], isAll: false, listsSlowest: false, repeat: 20 },
    ],
    [
      ['--engines', 'chromium,firefox', 'browser'],
      { names: ['browser'], isAll: false, listsSlowest: false, engines: ['chromium', 'firefox'] },
    ],
  ])('%j is accepted', (words, wish) => {
    expect(readCommandLine(words)).toEqual(wish);
  });

  test.each([
    [['--quick']],
    [['--repeat', '20']],
    [['--repeat', 'often', 'a.browser.ts']],
    [['--repeat', '0', 'a.browser.ts']],
  ])('%j prints the usage', (words) => {
    expect(() => readCommandLine(words)).toThrow(/^Use `npm test`, /);
  });

  test('lists the engines if one is unknown', () => {
    expect(() => readCommandLine(['--engines', 'safari'])).toThrow(/^There is no engine "safari"; /);
  });
});

describe('repeated files', () => {
  const app = 'scripts/apps/browser/react-app.browser.ts';
  const browserTest = 'packages/media/src/typing-text/typing-text.browser.ts';

  test.each([
    [
      ['a.test.tsx', 'b.test.ts'],
      [['vitest', 'run', '-c', 'scripts/vitest.config.ts', 'a.test.tsx', 'b.test.ts']],
    ],
    [['a.stories.tsx'], [['vitest', 'run', '-c', 'scripts/vitest.stories.config.ts', 'a.stories.tsx']]],
    [
      [browserTest],
      [['playwright', 'test', '-c', 'scripts/playwright.config.ts', '--reporter=list', browserTest]],
    ],
    [[app], [['playwright', 'test', '-c', 'scripts/apps/playwright.config.ts', '--reporter=list', app]]],
    [
      [app, browserTest],
      [
        ['playwright', 'test', '-c', 'scripts/playwright.config.ts', '--reporter=list', browserTest],
        ['playwright', 'test', '-c', 'scripts/apps/playwright.config.ts', '--reporter=list', app],
      ],
    ],
  ])('%j have their own runner', (files, commands) => {
    vi.stubEnv('AW_ALL', undefined);
    vi.stubEnv('AW_ENGINES', 'chromium');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(commandsFor(files)).toEqual(commands);
  });
});

describe('a test report', () => {
  test('is read from vitest, todo tests counting as skipped', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(readReport('vitest', JSON.stringify(report))).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('is read from playwright, a flaky test counting as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(readReport('playwright', JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test.each(['{}', 'null', '{"stats":{"expected":"5"}}'])('with missing numbers is an error: %s', (text) => {
    expect(() => readReport('playwright', text)).toThrow('The test report has no number "stats.expected".');
  });
});

describe('the slowest tests', () => {
  test('are read from vitest', () => {
    const report = {
      testResults: [
        {
          name: '/repo/a.test.ts',
          assertionResults: [{ fullName: 'adds up', duration: 1500 }, { fullName: 'was left out' }],
        },
      ],
    };
    expect(readTimes('vitest', JSON.stringify(report), '/repo')).toEqual([
      { file: 'a.test.ts', title: 'adds up', seconds: 1.5 },
      { file: 'a.test.ts', title: 'was left out', seconds: 0 },
    ]);
  });

  test('are read from playwright, nested suites included', () => {
    const spec = (title: string, duration: number) => ({
      file: 'src/a.browser.ts',
      title,
      tests: [{ results: [{ duration }] }],
    });
    const report = { suites: [{ specs: [spec('opens', 2000)], suites: [{ specs: [spec('closes', 500)] }] }] };
    expect(readTimes('playwright', JSON.stringify(report), '/repo')).toEqual([
      { file: 'src/a.browser.ts', title: 'opens', seconds: 2 },
      { file: 'src/a.browser.ts', title: 'closes', seconds: 0.5 },
    ]);
  });

  test('are a table, slowest first, each with its share', () => {
    const tests = [
      { file: 'a', title: 'one', seconds: 1 },
      { file: 'a', title: 'two', seconds: 2 },
      { file: 'b', title: 'three', seconds: 5 },
    ];
    expect(slowTable('unit', tests, 2).split('\n')).toEqual([
      'unit: 3 tests, 8.0 s in all',
      'Slowest files (tests)',
      '     5.0 s  62.5 %  b (1)',
      '     3.0 s  37.5 %  a (2)',
      'Slowest tests',
      '     5.0 s  62.5 %  b: three',
      '     2.0 s  25.0 %  a: two',
    ]);
  });
});

describe('a command', () => {
  test('returns its whole output, and no problem if it succeeds', async () => {
    const ending = await runCommand(node('console.log(1); console.error(2)'));
    expect(ending.problem).toBeUndefined();
    expect(ending.output.split('\n').filter(Boolean).sort()).toEqual(['1', '2']);
  });

  test('has no standard input', async () => {
    const ending = await runCommand(node('process.stdin.on("end", () => console.log("closed")).resume()'));
    expect(ending).toEqual({ problem: undefined, output: 'closed\n' });
  });

  test.each([
    [node('process.exit(3)'), 'it ended with code 3'],
    [node('process.kill(process.pid, "SIGKILL")'), 'it ended with SIGKILL'],
    [['no-such-command'], 'spawn no-such-command ENOENT'],
  ] satisfies [[string, ...string[]], string][])('reports how it failed: %j', async (command, problem) => {
    expect((await runCommand(command)).problem).toBe(problem);
  });

  test('is stopped after its time limit, with its child processes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gate-'));
    const file = join(folder, 'pid');
    const grandchild = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = runCommand(
      node(`require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`),
      2000,
    );
    const patiently = { interval: 0, timeout: 25_000 }; // `vi.waitUntil` advances a held clock
    await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '', patiently);
    await vi.advanceTimersByTimeAsync(1999);
    expect(hasEnded(Number(readFileSync(file, 'utf8')))).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await running).problem).toBe('it was stopped after 2 seconds');
    await vi.waitUntil(() => hasEnded(Number(readFileSync(file, 'utf8'))), patiently);
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  }, 60_000);
});

describe('a step', () => {
  const writes = (report: string) =>
    node(`require('fs').mkdirSync('test-results/reports', { recursive: true });
          require('fs').writeFileSync(${JSON.stringify(reportPath('gate-test'))}, ${JSON.stringify(report)})`);
  const report = (passed: number) =>
    JSON.stringify({ numPassedTests: passed, numFailedTests: 0, numPendingTests: 4, numTodoTests: 0 });

  test.each([
    [writes(report(2)), undefined],
    [writes(report(0)), 'it ran no tests'],
    [writes('{}'), 'Error: The test report has no number "numPassedTests".'],
    [node(''), 'it wrote no test report'],
    [node('process.exit(1)'), 'it ended with code 1'],
  ])('that runs tests with %j has the problem: %s', async (command, problem) => {
    const outcome = await runStep({ name: 'gate-test', command, runner: 'vitest' });
    expect(outcome.problem).toBe(problem);
    rmSync(reportPath('gate-test'), { force: true });
  });
});

describe('the summary', () => {
  test('has a line per step', () => {
    expect(stepLine(ended({ name: 'types', seconds: 6.07 }))).toBe('✓ types         6.1 s');
    expect(stepLine(ended({ name: 'unit', counts: { passed: 5, failed: 0, skipped: 1 } }))).toBe(
      '✓ unit          1.0 s  5 passed, 0 failed, 1 skipped',
    );
    expect(stepLine(ended({ name: 'lint', problem: 'it ended with code 1' }))).toBe(
      '✗ lint          1.0 s  it ended with code 1',
    );
  });

  test.each([
    [[ended({ counts: { passed: 5, failed: 0, skipped: 0 } }), ended({})], 'Total: 5 passed, 0 failed'],
    [[ended({ counts: { passed: 5, failed: 0, skipped: 2 } })], 'Total: 5 passed, 0 failed, 2 skipped'],
    [[ended({ counts: { passed: 5, failed: 2, skipped: 0 }, problem: 'x' })], 'Total: 5 passed, 2 failed'],
    [[ended({ counts: { passed: 5, failed: 0, skipped: 0 }, problem: 'x' })], 'Total: 5 passed, 1 failed'],
    [[ended({ problem: 'x' }), ended({ problem: 'x' })], 'Total: 0 passed, 2 failed'],
  ])('ends with the totals %#', (outcomes, expected) => {
    expect(totalLine(outcomes)).toBe(expected);
  });
});

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

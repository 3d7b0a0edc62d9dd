import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end what each consumer was seen to do, up to the first failure. */
export default class Outcomes implements Reporter {
  readonly #outcomes = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const consumer = annotations.find(({ type }) => type === 'consumer')?.description;
    if (consumer === undefined || status === 'skipped') return;
    const outcome = status === 'passed' ? test.title : `FAILED: ${test.title}`;
    this.#outcomes.set(consumer, [...(this.#outcomes.get(consumer) ?? []), outcome]);
  }

  onEnd(): void {
    const width = Math.max(...[...this.#outcomes.keys()].map(({ length }) => length));
    const rows = [...this.#outcomes].map(
      ([consumer, seen]) => `${consumer.padEnd(width)}  ${seen.join(' · ')}`,
    );
    if (rows.length > 0) console.log(['', ...rows].join('\n'));
  }
}

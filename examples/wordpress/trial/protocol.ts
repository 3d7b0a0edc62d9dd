/** What was tried, and how it went, line by line as it happens. */
export interface Protocol {
  title(text: string): void;
  /** Runs a check: what it throws is what is wrong. */
  check(what: string, check: () => Promise<unknown>): Promise<void>;
  /** Tells the total, and gives the number of failures. */
  end(): number;
}

export function createProtocol(write: (line: string) => void): Protocol {
  let passed = 0;
  const failed: string[] = [];
  return {
    title: (text) => write(`\n${text}`),
    async check(what, check) {
      try {
        await check();
        passed++;
        write(`  ✓ ${what}`);
      } catch (error) {
        failed.push(what);
        write(`  ✗ ${what}\n${indent(error instanceof Error ? error.message : String(error))}`);
      }
    },
    end() {
      write(`\n${passed} right, ${failed.length} wrong${failed.map((what) => `\n  ✗ ${what}`).join('')}`);
      return failed.length;
    },
  };
}

/** Colours are for terminals; the protocol is for files too. */
function indent(text: string): string {
  // eslint-disable-next-line no-control-regex -- the escape of terminal colours
  const plain = text.replace(/\x1b\[[\d;]*m/g, '');
  return plain
    .split('\n')
    .slice(0, 12)
    .map((line) => `      ${line}`)
    .join('\n');
}

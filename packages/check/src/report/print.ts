import { printable, printableJson } from './printable.ts';

/**
 * Prints lines to standard output. Each argument is one line, and stays one whatever it quotes. Only this file writes to
 * the terminal, for the checker and for the repository's tools.
 */
export function print(...lines: readonly string[]): void {
  console.log(safe(lines));
}

/** Prints lines to standard error. */
export function warn(...lines: readonly string[]): void {
  console.error(safe(lines));
}

/** Prints a value as JSON, for other programs. A terminal obeys nothing in it. */
export function printJson(value: unknown): void {
  console.log(printableJson(JSON.stringify(value, undefined, 2)));
}

/** Prints what a writer of reports has made safe, whose lines may be commands for a CI service. */
export function printReport(report: string): void {
  console.log(report);
}

/** Indents what follows the first line, so that nothing in a message can pass for a line of the tool. */
export function printError(error: unknown): void {
  const [first = '', ...others] = (error instanceof Error ? error.message : String(error)).split('\n');
  warn(first, ...others.map((line) => `  ${line}`));
}

/** Runs a tool; prints any error, and ends with 1. */
export async function runTool(action: () => unknown): Promise<void> {
  process.on('uncaughtException', (error) => {
    printError(error);
    process.exit(1);
  });
  try {
    await action();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

function safe(lines: readonly string[]): string {
  return lines.map(printable).join('\n');
}

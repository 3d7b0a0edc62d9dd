import type { Calculator, CalculatorField } from './calculator.ts';
import { workOut, type Answer } from './work-out.ts';

/** What the frame of a calculator shows: its fields as they were sent, and the answer or what to fix. */
export interface CalculatorFrame {
  readonly calculator: Calculator;
  readonly fields: readonly (CalculatorField & { readonly given: string; readonly problem: string; readonly hint: string })[];
  /** Empty where a field has to be mended. */
  readonly answer: Answer;
}

const units = { money: ' dollars', percent: ' per cent', years: ' years', months: ' months' };

/** Reads what was sent, and works it out. A field nobody sent has what it begins with. */
export function calculatorFrame(calculator: Calculator, query: Readonly<Record<string, string>>): CalculatorFrame {
  const fields = calculator.fields.map((field) => {
    const given = query[field.name] ?? String(field.value);
    return { ...field, given, problem: problemOf(field, given), hint: `in${units[field.unit]}` };
  });
  const values = Object.fromEntries(fields.map(({ name, given }) => [name, toNumber(given)]));
  const isComplete = fields.every(({ problem }) => problem === '');
  return { calculator, fields, answer: isComplete ? (workOut[calculator.slug]?.(values) ?? []) : [] };
}

/** "$500,000" is a number to people. */
function toNumber(text: string): number {
  const plain = text.replace(/[\s,$%]/g, '');
  return plain === '' ? NaN : Number(plain);
}

function problemOf({ min, max, unit }: CalculatorField, given: string): string {
  const number = toNumber(given);
  if (number >= min && number <= max) return '';
  return `Please enter a number from ${min.toLocaleString('en-NZ')} to ${max.toLocaleString('en-NZ')}${units[unit]}.`;
}

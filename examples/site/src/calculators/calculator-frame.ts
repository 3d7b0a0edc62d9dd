import type { Calculator, CalculatorField } from './calculator.ts';
import { workOut, type Answer } from './work-out.ts';

/** The data of a calculator's frame: its fields as submitted, and the answer or the problems. */
export interface CalculatorFrame {
  readonly calculator: Calculator;
  readonly fields: readonly (CalculatorField & {
    readonly given: string;
    readonly problem: string;
    readonly hint: string;
  })[];
  /** Empty if a field has a problem. */
  readonly answer: Answer;
}

const units = { money: ' dollars', percent: ' per cent', years: ' years', months: ' months' };

/** Reads the submitted values and calculates the answer. A missing field has its initial value. */
export function calculatorFrame(
  calculator: Calculator,
  query: Readonly<Record<string, string>>,
): CalculatorFrame {
  const fields = calculator.fields.map((field) => {
    const given = query[field.name] ?? String(field.value);
    return { ...field, given, problem: problemOf(field, given), hint: `in${units[field.unit]}` };
  });
  const values = Object.fromEntries(fields.map(({ name, given }) => [name, toNumber(given)]));
  const isComplete = fields.every(({ problem }) => problem === '');
  return { calculator, fields, answer: isComplete ? (workOut[calculator.slug]?.(values) ?? []) : [] };
}

/** Accepts the way people write numbers, such as "$500,000". */
function toNumber(text: string): number {
  const plain = text.replace(/[\s,$%]/g, '');
  return plain === '' ? NaN : Number(plain);
}

function problemOf({ min, max, unit }: CalculatorField, given: string): string {
  const number = toNumber(given);
  if (number >= min && number <= max) return '';
  return `Please enter a number from ${min.toLocaleString('en-NZ')} to ${max.toLocaleString('en-NZ')}${units[unit]}.`;
}

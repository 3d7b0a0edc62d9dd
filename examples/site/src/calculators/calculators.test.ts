import { describe, expect, it } from 'vitest';
import { folders } from '../folders.ts';
import { startTestSite } from '../start-test-site.ts';
import { calculatorFrame } from './calculator-frame.ts';
import { readCalculators } from './calculator.ts';
import { fortnightsToPay, repayment, workOut, type Values } from './work-out.ts';

const calculators = readCalculators(folders.content);

describe('a repayment', () => {
  it.each([
    [100_000, 0, 10, 384.62],
    [500_000, 5.79, 30, 1351.92],
    [20_000, 12, 5, 204.93],
  ])('of %d at %d %% over %d years is %d', (amount, rate, years, expected) => {
    expect(repayment(amount, rate, years)).toBeCloseTo(expected, 0);
  });

  it.each([
    [500_000, 5.79, 30],
    [1000, 0, 1],
    [24_000, 19.9, 3],
  ])('pays %d at %d %% off in exactly its %d years', (amount, rate, years) => {
    expect(fortnightsToPay(amount, rate, repayment(amount, rate, years) + 1e-6)).toBe(years * 26);
  });

  it('that does not cover the interest never ends', () => {
    expect(fortnightsToPay(100_000, 10, 300)).toBe(Infinity);
  });
});

describe('the sums', () => {
  const first = (slug: string, values: Values) => workOut[slug]?.(values)[0]?.text;

  it.each<[string, Values, string | undefined]>([
    ['deposit', { price: 700_000, savings: 70_000, saved: 500 }, '10.0 %'],
    ['borrowing-power', { income: 100_000, spending: 1000, debts: 0 }, '$498,000'],
    ['borrowing-power', { income: 10_000, spending: 5000, debts: 0 }, '$0'],
    ['emergency-fund', { spending: 1200, months: 3, savings: 0, saved: 100 }, '$7,800'],
    ['life-cover', { debts: 400_000, income: 50_000, years: 10, savings: 95_000 }, '$810,000'],
    ['life-cover', { debts: 0, income: 0, years: 0, savings: 95_000 }, '$0'],
  ])('of %s with %j come to %s', (slug, values, expected) => expect(first(slug, values)).toBe(expected));
});

describe.each(calculators)('the calculator at $path', (calculator) => {
  it('shows a result for its initial values', () => {
    const { answer } = calculatorFrame(calculator, {});
    expect(answer.length).toBeGreaterThan(1);
    expect(answer.map(({ text }) => text).join(' ')).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('says what to fix, beside the field', async () => {
    const [field] = calculator.fields;
    const ask = await startTestSite();
    const { $ } = await ask(`${calculator.path}/frame?${field?.name}=lots`);
    expect($(`[name=${field?.name}]`).attr()).toMatchObject({ value: 'lots', 'aria-invalid': 'true' });
    expect($('output').length).toBe(0);
  });

  it('takes numbers as people write them', async () => {
    const [field] = calculator.fields;
    const ask = await startTestSite();
    const { $ } = await ask(
      `${calculator.path}/frame?${field?.name}=${encodeURIComponent(`$ ${field?.value.toLocaleString('en-NZ')}`)}`,
    );
    expect($('output').length).toBe(1);
  });

  it('is in its page and marked in the bar, with a link for visitors without scripts', async () => {
    const ask = await startTestSite();
    const { $ } = await ask(calculator.path);
    expect($('[data-widget=calculator-nav] [aria-current=page]').attr('href')).toBe(calculator.path);
    expect($('[data-widget=iframe-embed]').attr()).toMatchObject({ 'data-src': `${calculator.path}/frame` });
    expect($('[data-widget=iframe-embed] a').attr('href')).toBe(`${calculator.path}/frame`);
  });
});

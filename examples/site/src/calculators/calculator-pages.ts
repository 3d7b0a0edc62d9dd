import type { Page } from '../page.ts';
import type { Calculator } from './calculator.ts';

/** Returns one page per calculator, by path. */
export function calculatorPages(calculators: readonly Calculator[]): Map<string, Page> {
  return new Map(calculators.map((calculator) => [calculator.path, calculatorPage(calculator)]));
}

function calculatorPage(calculator: Calculator): Page {
  const { path, title, description, lead } = calculator;
  return {
    path,
    fields: { title, description, template: 'calculator', heading: title, lead, calculator },
    content: '',
    sections: [],
  };
}

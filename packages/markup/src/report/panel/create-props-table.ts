import { buildElement } from '../build-element.ts';
import type { ListedProp } from '../read/list-props.ts';

export interface PropsTable {
  readonly element: HTMLElement;
  show(props: readonly ListedProp[]): void;
}

export function createPropsTable(): PropsTable {
  const rows = buildElement('tbody');
  const head = ['Attribute', 'Value', 'From'].map((text) => buildElement('th', { scope: 'col' }, text));
  const table = buildElement(
    'table',
    { class: 'aw-report-table' },
    buildElement('thead', {}, buildElement('tr', {}, ...head)),
    rows,
  );
  const element = buildElement(
    'details',
    { class: 'aw-report-details' },
    buildElement('summary', { class: 'aw-report-summary' }, 'Attributes and slots'),
    table,
  );
  return {
    element,
    show(props) {
      rows.replaceChildren(...props.map(buildRow));
      element.hidden = props.length === 0;
    },
  };
}

function buildRow({ name, value, source }: ListedProp): HTMLElement {
  const cells = [value === '' ? '(empty)' : value, source].map((text) => buildElement('td', {}, text));
  return buildElement('tr', { 'data-source': source }, buildElement('th', { scope: 'row' }, name), ...cells);
}

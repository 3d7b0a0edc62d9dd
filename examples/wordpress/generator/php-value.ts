/** A text that translators get to see: `__( '…', 'adviser-widgets' )`. */
export class Translated {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value as PHP source, texts in single quotes, which expand nothing. */
export function phpValue(value: unknown, indent = ''): string {
  if (value instanceof Translated) return `__( ${quote(value.text)}, 'adviser-widgets' )`;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const deeper = `${indent}\t`;
  const items = Array.isArray(value)
    ? value.map((item) => phpValue(item, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${quote(key)} => ${phpValue(item, deeper)}`);
  if (items.length === 0) return 'array()';
  return `array(\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent})`;
}

/** A whole file that returns the value. */
export function phpFile(comment: string, value: unknown): string {
  return `<?php
/**
 * ${comment} Generated: changes here are lost.
 *
 * @package AdviserWidgets
 */

defined( 'ABSPATH' ) || exit;

return ${phpValue(value)};
`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

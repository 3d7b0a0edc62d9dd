/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

/** Escapes every value, except HTML and lists of HTML. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | Html[])[]
): Html {
  return { html: parts.map((part, index) => part + written(values[index] ?? '')).join('') };
}

function written(value: string | number | Html | Html[]): string {
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'object') return value.html;
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

import type { BuilderWidget } from '../builder-widget.ts';

/** The made-up number in the widgets' examples. */
export const examplePhone = '0800 000 000';
const exampleAddress = 'tel:0800000000';

export function hasExamplePhone(html: string): boolean {
  return html.includes(examplePhone) || html.includes(exampleAddress);
}

/** Puts the site's number into the examples. One with letters has no certain address and is left out. */
export function withSitePhone(
  widgets: ReadonlyMap<string, BuilderWidget>,
  phone: unknown,
): ReadonlyMap<string, BuilderWidget> {
  if (typeof phone !== 'string' || !/\d/.test(phone) || /[^\d\s()+-]/.test(phone)) return widgets;
  const replace = (html: string) =>
    html
      .replaceAll(exampleAddress, `tel:${phone.replace(/[^\d+]/g, '')}`)
      .replaceAll(examplePhone, phone.trim());
  return new Map(
    [...widgets].map(([name, widget]) => [name, { ...withExamples(widget, replace), sitePhone: phone }]),
  );
}

function withExamples(widget: BuilderWidget, change: (html: string) => string): BuilderWidget {
  const slots = Object.entries(widget.slots).map(([name, slot]) => [
    name,
    { ...slot, example: slot.example === undefined ? undefined : change(slot.example) },
  ]);
  return {
    ...widget,
    example: change(widget.example),
    slots: Object.fromEntries(slots) as BuilderWidget['slots'], // the same keys
  };
}

import type { DocumentedWidget } from '../catalogue/families.ts';

/**
 * Returns the example as a link, for editors who can only write links. `undefined` for widgets that need content
 * inside the tag, appear within a line of text, or are found by their own id.
 */
export function linkSnippet({
  name,
  title,
  attributes,
  example,
  content,
  frame,
  recommends = [],
}: DocumentedWidget): string | undefined {
  const placeholder = new DOMParser().parseFromString(example, 'text/html').querySelector('[data-widget]');
  if (!placeholder || placeholder.id || content || frame === 'inline' || !placeholder.textContent.trim())
    return undefined;
  const link = placeholder.querySelector('a[href^="/"]');
  const values = Object.keys(attributes).flatMap((attribute) => {
    const value = placeholder.getAttribute(`data-${attribute}`);
    return value === null ? [] : [`&${attribute}=${encodeURIComponent(value)}`];
  });
  // A link has no content, so the attributes that take its place are on.
  const instead = recommends.map(({ unless }) => `&${unless}=true`);
  const fallback = link?.getAttribute('href') ?? '/about-us/contact-us';
  return `<a href="${fallback}#widget=${name}${[...values, ...instead].join('')}">${link?.textContent ?? title}</a>`;
}

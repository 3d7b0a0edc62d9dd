import { attribute, isAttributeName } from './escape.js';

/** The style sheet and the script. `tag` is what the script's tag says: `{ brand: 'acme', config: '/widgets.json' }`. */
export function loaderTags(base, tag) {
  const folder = base.endsWith('/') ? base : `${base}/`;
  const wrong = Object.keys(tag).find((name) => !isAttributeName(name));
  if (wrong !== undefined)
    throw new Error(
      `adviserWidgets: the tag has an attribute named ${JSON.stringify(wrong)}; names have only small letters, digits and hyphens, and no data-: { brand: 'acme' }`,
    );
  const data = Object.entries(tag).map(([name, value]) => attribute(`data-${name}`, value));
  return `<link rel="stylesheet"${attribute('href', `${folder}page.css`)}>
<script async fetchpriority="high"${attribute('src', `${folder}loader.js`)}${data.join('')}></script>`;
}

import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';

/** For both searches; search-service.ts answers in place of Algolia. */
const service = {
  appId: 'sandbox',
  apiKey: 'sandbox',
  pagesIndex: 'pages',
  blogIndex: 'blog',
  adviserFilter: 'type:adviser',
};

export function ownSearchPage(url: string): string {
  const config = JSON.stringify({ brand: 'acme', search: { ...service, hosts: [url] } });
  return page(
    `<script type="application/json" id="adviser-widgets-config">${config}</script>
    <script async src="/cdn/1/loader.js"></script>`,
    '<div data-widget="inline-search"></div>',
  );
}

/** Follows the vendor's guide: the same three queries, the same rows, and highlighted letters. */
export function vendorSearchPage(): string {
  return page('<script src="/vendor.js" defer></script>', '<div id="vendor"></div>');
}

function page(head: string, box: string): string {
  return `<!doctype html><html lang="en"><title>Search</title>${head}<header>${box}</header>`;
}

export async function vendorSearch(url: string): Promise<string> {
  const source = `
    import { autocomplete, getAlgoliaResults } from '@algolia/autocomplete-js';
    import { liteClient } from 'algoliasearch/lite';
    const { host, protocol } = new URL(${JSON.stringify(url)});
    const searchClient = liteClient('${service.appId}', '${service.apiKey}', { hosts: [{ url: host, protocol: protocol.slice(0, -1), accept: 'readWrite' }] });
    const source = (sourceId, indexName, params) => ({ query }) => ({
      sourceId,
      getItems: () => getAlgoliaResults({ searchClient, queries: [{ indexName, params: { query, ...params } }] }),
      getItemUrl: ({ item }) => item.path,
      templates: {
        item: ({ item, components, html }) => html\`<a href="\${item.path}" data-words="\${query}">\${components.Highlight({ hit: item, attribute: 'title' })}</a>\`,
      },
    });
    const sources = [
      source('pages', 'pages', { hitsPerPage: 4, filters: 'NOT type:adviser' }),
      source('blog', 'blog', { hitsPerPage: 1 }),
      source('advisers', 'pages', { hitsPerPage: 1, filters: 'type:adviser' }),
    ];
    autocomplete({ container: '#vendor', detachedMediaQuery: 'none', openOnFocus: false, getSources: (given) => (given.query.length < 2 ? [] : sources.map((create) => create(given))) });`;
  const { outputFiles } = await build({
    ...bundleOptions,
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
  });
  return outputFiles[0]?.text ?? '';
}

import type { Plugin } from 'vite';
import { llmsFiles } from '../scripts/docs/llms.ts';

/** Puts `llms.txt` and the Markdown of each page beside the catalogue, built or served. */
export function llmsTxt(): Plugin {
  return {
    name: 'llms-txt',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?');
        // Reading all pages takes as long as some twenty modules, and a page of the catalogue requests hundreds.
        const file = /^(llms\.txt|pages\/[^/]+\.md)$/.test(path) ? llmsFiles().get(path) : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        return response.end(file);
      });
    },
    generateBundle() {
      for (const [fileName, source] of llmsFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

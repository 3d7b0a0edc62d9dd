import { widgetPlaces } from '@adviser-widgets/site';
import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { readBuiltSizes } from './built-sizes.ts';
import { readDeclarations } from '../scripts/docs/declarations.ts';
import { readSearchIndex } from '../scripts/docs/search-index.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownPages } from './markdown-pages.ts';
import { shareChunks } from './share-chunks.ts';

/** Where the demo site is for readers of the catalogue; `npm start` serves it here. */
const demoSite = process.env.AW_DEMO ?? 'http://127.0.0.1:4400/';

const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    docs,
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites every style sheet, which tests have to see as it is.
    ...(process.env.VITEST ? [] : ['storybook-addon-pseudo-states']),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Definitions describe the widgets.
      include: ['packages/{ui,forms}/src/**/*.tsx', 'packages/{ui,forms}/src/**/use*.ts'],
      shouldRemoveUndefinedFromOptional: true,
      // Storybook's own filter, and one sentence in the guide has what all root elements take.
      propFilter: ({ name, parent }) =>
        name !== 'asRoot' &&
        (!parent || (parent.name !== 'RootProps' && !parent.fileName.includes('node_modules'))),
    },
  },
  // Its sidebar searches titles alone, and takes no index and no words of ours.
  managerHead: (head = '') => `${head}<style>
    #storybook-explorer-menu::before {
      display: block;
      padding: 0 20px 12px;
      color: #52606d;
      font-size: 12px;
      line-height: 1.4;
      content: 'This finds pages by title. The page “Search everything” also finds parts of guides, tokens, events and configuration keys.';
    }
  </style>`,
  // Only the tests check what each story shows.
  previewAnnotations: (entries = []) =>
    process.env.VITEST ? [...entries, join(import.meta.dirname, 'vitest.setup.ts')] : entries,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      markdownPages(),
      shareChunks(),
      llmsTxt(),
      // The sizes of the last CDN build.
      virtualModule('virtual:built-sizes', 'sizes', readBuiltSizes),
      virtualModule('virtual:declarations', 'declarations', readDeclarations),
      virtualModule('virtual:search-index', 'pages', readSearchIndex),
      virtualModule('virtual:demo-site', 'demo', async () => ({
        base: demoSite,
        pages: await widgetPlaces(),
      })),
    ],
  }),
};

export default config;

/** Passes data to the pages, as an export of a module. */
function virtualModule(id: string, name: string, read: () => unknown): Plugin {
  return {
    name: id,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: async (wanted) =>
      wanted === `\0${id}`
        ? `export const ${name} = ${JSON.stringify(await read()) ?? 'undefined'};`
        : undefined,
  };
}

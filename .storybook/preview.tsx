import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';
import '@adviser-widgets/forms/adviser.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../stories/catalogue/guide.css';
import { PageTable } from '../stories/catalogue/PageTable.tsx';
import { HostPage } from '../stories/HostPage.tsx';
import { preparePage } from '../stories/page.ts';
import { themeParameters, type Theme } from '../stories/themes/theme.ts';
import { themes } from '../stories/themes/themes.ts';
import { codeTypeface, theme, typeface } from './theme.ts';
import './typeface.css';

document.documentElement.style.setProperty('--catalogue-typeface', typeface);
document.documentElement.style.setProperty('--catalogue-code-typeface', codeTypeface);

// Milliseconds that a story waits for the screen. Generous, for busy machines; a passing story never waits
// this long.
configure({ asyncUtilTimeout: 4_000 });

const themesByName: Readonly<Record<string, Theme>> = themes;

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: preparePage,
  decorators: [
    (Story, { parameters, globals }) => {
      const brand = themesByName[String(globals.brand)];
      return (
        <HostPage {...parameters} {...(brand && themeParameters(brand))}>
          <Story />
        </HostPage>
      );
    },
  ],
  globalTypes: {
    brand: {
      description: 'The design tokens of a brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: '', title: 'No brand' },
          ...Object.entries(themes).map(([value, { title }]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: '' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'none' },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        rules: { 'target-size': { enabled: true } },
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '760px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    docs: {
      theme,
      // For tables in MDX pages; those in components do this themselves.
      components: { table: PageTable },
      // An element, because a string would become a heading before the page's first one.
      toc: { headingSelector: 'h2', title: <strong>On this page</strong> },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Choose a widget',
          'Search everything',
          'For front-end developers (React, TypeScript, npm, props, onSuccess, onError)',
          'For content editors (thank you text, snippet, HTML block, paste, slots)',
          'For integrators (script tag, CSP, content security policy, CDN, releases)',
          'Guides',
          [
            'Lead forms',
            'Attributes',
            'When a widget does not show',
            'Configuration (keys, settings of the site, JSON, configure)',
            'Texts and languages (messages, translation, te reo Māori)',
            'Tracking and analytics (events, campaign, adviser, cookies)',
            'Design tokens (theming, CSS variables, colours, font, branding)',
            'Dark mode',
            '*',
          ],
          'Lead forms',
          'Adviser search',
          'Site search',
          'Blog list',
          'Banners',
          'Media',
          'Navigation',
          'Disclosure',
          '*',
          'UI components',
          'UI hooks',
          'Form components',
          'Form hooks',
          'Reference',
          ['Public contract', 'How it fits together', 'Product, decisions and faults', '*'],
        ],
      },
    },
  },
};

export default preview;

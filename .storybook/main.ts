import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { readBuiltSizes } from './built-sizes.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  // Definitions describe the widgets, so nothing is read from the source.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), builtSizes()] }),
};

export default config;

/** Passes the sizes of the last CDN build to the widgets' pages. */
function builtSizes(): Plugin {
  const name = 'virtual:built-sizes';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const sizes = ${JSON.stringify(readBuiltSizes()) ?? 'undefined'};`
        : undefined,
  };
}

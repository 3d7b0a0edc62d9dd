import { adviserWidgets } from './plugin/adviser-widgets.js';

/** The library and the sandbox of `npm start`; on a site of your own, your CDN. */
const server = process.env.WIDGETS ?? 'http://127.0.0.1:4400';

export default function configure(eleventyConfig) {
  eleventyConfig.addPlugin(adviserWidgets, {
    base: `${server}/adviser-widgets/1/`,
    tag: { config: `${server}/__sandbox/config.json` },
  });
  return {
    dir: { input: 'site', output: '_site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
  };
}

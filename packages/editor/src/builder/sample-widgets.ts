import { accordion, collapse } from '@adviser-widgets/disclosure';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { iframeEmbed, imageCarousel, typingText } from '@adviser-widgets/media';
import { readWidgets, type BuilderWidget } from './builder-widget.ts';

/** In the build's format, for tests. */
const written = [accordion, collapse, requestCallForm, iframeEmbed, imageCarousel, typingText].map(
  ({ load, callsApi, ...words }) => ({
    ...words,
    loading: load,
    needsBrand: callsApi,
  }),
);

export const sampleWidgets = readWidgets({ schemaVersion: 1, widgets: written });

export function sampleWidget(name: string): BuilderWidget {
  const widget = sampleWidgets.get(name);
  if (!widget) throw new Error(`There is no sample widget "${name}"`);
  return widget;
}

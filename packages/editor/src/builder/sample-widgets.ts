import { accordion, collapse } from '@adviser-widgets/disclosure';
import { requestCallForm } from '@adviser-widgets/lead-forms';
import { iframeEmbed, imageCarousel, typingText } from '@adviser-widgets/media';
import type { Definition } from '@adviser-widgets/widget';
import { readWidgets, type BuilderWidget } from './builder-widget.ts';

/** Definitions by way of the build's format, for tests. */
export function widgetsOf(...definitions: readonly Definition[]): ReadonlyMap<string, BuilderWidget> {
  const widgets = definitions.map(({ load, callsApi, ...words }) => ({
    ...words,
    loading: load,
    needsBrand: callsApi,
  }));
  return readWidgets({ schemaVersion: 1, widgets });
}

export const sampleWidgets = widgetsOf(
  accordion,
  collapse,
  requestCallForm,
  iframeEmbed,
  imageCarousel,
  typingText,
);

export function sampleWidget(name: string): BuilderWidget {
  const widget = sampleWidgets.get(name);
  if (!widget) throw new Error(`There is no sample widget "${name}"`);
  return widget;
}

import type { EventDetails, WidgetEvent } from './event-details.ts';

/** The name of a widget: of one of ours, which code editors complete, or of your own. */
export type WidgetName =
  | 'accordion'
  | 'address-map'
  | 'adviser-results'
  | 'adviser-search'
  | 'announcement'
  | 'blog-list'
  | 'calculator-nav'
  | 'call-centre-form'
  | 'callback-form'
  | 'collapse'
  | 'contact-adviser-form'
  | 'gift-programme'
  | 'icon'
  | 'iframe-embed'
  | 'image-carousel'
  | 'inline-search'
  | 'ip-display'
  | 'job-application-form'
  | 'notice-banner'
  | 'off-canvas-nav'
  | 'parallax-banner'
  | 'pop-up'
  | 'property-report-form'
  | 'request-call-form'
  | 'request-survey'
  | 'short-contact-form'
  | 'site-search'
  | 'sticky-header'
  | 'sticky-mobile-bar'
  | 'subscription-centre'
  | 'typing-text'
  | 'web-chat'
  | 'youtube-video'
  | (string & Record<never, never>);

/** The events that widgets send, by name. What `detail` has besides `widget` and `id` depends on the widget. */
export type WidgetEventMap = {
  [Event in WidgetEvent]: CustomEvent<
    { readonly widget: WidgetName; readonly id: string } & Readonly<Partial<EventDetails[Event]>>
  >;
};

// Types listeners on `document`, `window` and elements in apps that import any widget; there is nothing to run.
/* eslint-disable @typescript-eslint/no-empty-object-type -- only an interface adds to one of the platform */
declare global {
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
  interface ElementEventMap extends WidgetEventMap {}
}

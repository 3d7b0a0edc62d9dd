import { createAnchor } from './anchor-client.ts';
import { createWidget, type RenderParameters, type Widget } from './widget.ts';

/** The part of the vendor's `grecaptcha` that its second script adds. */
export interface CaptchaApi {
  render(container: HTMLElement | string, parameters?: RenderParameters): number;
  execute(id?: number): void;
  reset(id?: number): void;
  getResponse(id?: number): string;
}

/** Without `source`, its frames are empty: `connect` answers instead of the server. */
export function createApi(source: URL | undefined, connect = createAnchor): CaptchaApi {
  const clients: { readonly container: HTMLElement; readonly widget: Widget }[] = [];
  const widgetOf = (id: number) => {
    const client = clients[id];
    if (!client)
      throw new Error(
        clients.length === 0 ? 'No reCAPTCHA clients exist.' : `Invalid reCAPTCHA client id: ${id}`,
      );
    if (!client.container.isConnected) throw new Error(`reCAPTCHA client element has been removed: ${id}`);
    return client.widget;
  };
  return {
    render: (target, parameters = {}) => {
      const container = typeof target === 'string' ? document.getElementById(target) : target;
      if (!(container instanceof HTMLElement))
        throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (container.childElementCount > 0)
        throw new Error('reCAPTCHA has already been rendered in this element');
      const id = clients.length;
      clients.push({ container, widget: createWidget({ container, parameters, source, connect, id }) });
      return id;
    },
    execute: (id = 0) => widgetOf(id).execute(),
    reset: (id = 0) => widgetOf(id).reset(),
    getResponse: (id = 0) => widgetOf(id).response(),
  };
}

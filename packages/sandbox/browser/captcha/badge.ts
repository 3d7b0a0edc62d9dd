/** Where the badge is shown; the vendor knows a third place. */
export interface BadgeOptions {
  badge?: 'inline' | 'bottomright' | undefined;
  tabindex?: number | string | undefined;
}

export interface Badge {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** Holds the token for forms that are submitted natively. */
  readonly response: HTMLTextAreaElement;
}

interface BadgeParts {
  readonly frameName: string;
  readonly source: URL | undefined;
  readonly parameters: BadgeOptions;
  readonly id: number;
}

const inTheCorner = { position: 'fixed', right: '0', bottom: '14px', zIndex: '1000' };

export function createBadge({ frameName, source, parameters, id }: BadgeParts): Badge {
  const position = parameters.badge ?? 'bottomright';
  const element = document.createElement('div');
  element.className = 'grecaptcha-badge';
  element.dataset.style = position;
  Object.assign(
    element.style,
    { width: '256px', maxWidth: '100%', height: '60px', overflow: 'hidden' },
    position === 'inline' ? {} : inTheCorner,
  );
  const frame = createFrame({ name: frameName, title: 'reCAPTCHA', page: 'anchor.html', source });
  Object.assign(frame.style, { width: '256px', height: '60px' });
  if (parameters.tabindex !== undefined) frame.tabIndex = Number(parameters.tabindex);
  const response = createResponse(id);
  element.append(frame, response);
  return { element, frame, response };
}

interface FrameParts {
  readonly name: string;
  readonly title: string;
  readonly page: string;
  readonly source: URL | undefined;
}

export function createFrame({ name, title, page, source }: FrameParts): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, title, ...(source && { src: new URL(page, source).href }) });
  Object.assign(frame.style, { display: 'block', border: '0' });
  return frame;
}

function createResponse(id: number): HTMLTextAreaElement {
  const response = document.createElement('textarea');
  response.className = response.name = 'g-recaptcha-response';
  response.id = id === 0 ? 'g-recaptcha-response' : `g-recaptcha-response-${id}`;
  response.style.display = 'none';
  return response;
}

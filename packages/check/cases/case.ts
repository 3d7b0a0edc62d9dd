/** One mistake, or something that only looks like one, on a page without any other. */
export interface Case {
  /** The body; by default a form. */
  readonly html?: string;
  /** The head; by default page.css and the script, with what forms need. */
  readonly head?: string;
  /** The header Content-Security-Policy. */
  readonly policy?: string;
  /** The header Integrity-Policy, and its variant that only reports. */
  readonly integrityPolicy?: string;
  readonly integrityPolicyReportOnly?: string;
  /** The JSON at the address of `data-config`. */
  readonly config?: object;
  /** It is a file, so that nothing can be fetched. */
  readonly isFile?: true;
  readonly isOfTagManager?: true;
  /** What reading the bytes of the page found. */
  readonly encodingProblem?: string;
  /** The only finding: its subject and its message. With neither an error nor a warning, nothing is found. */
  readonly error?: string;
  readonly warning?: string;
  /** How the text at the finding begins, where it first occurs. Absent for a finding about the whole page. */
  readonly at?: string;
}

/** The cases of one rule, by what they show. */
export type Cases = Readonly<Record<string, Case>>;

export const fallback = '<p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>';

export function widget(name: string, attributes = '', inside = fallback): string {
  return `<div class="aw-widget" data-widget="${name}" ${attributes}>${inside}</div>`;
}

export function form(attributes = '', inside = fallback): string {
  return widget('request-call-form', attributes, inside);
}

export const sheet = '<link rel="stylesheet" href="https://cdn.example.nz/adviser-widgets/1/page.css">';

export function script(attributes = 'async'): string {
  return `<script ${attributes} src="https://cdn.example.nz/adviser-widgets/1/loader.js" data-brand="acme" data-captcha-site-key="6LeIxAcT"></script>`;
}

/** A script tag that leaves its settings to a configuration elsewhere. */
export const bareScript = '<script async src="https://cdn.example.nz/adviser-widgets/1/loader.js"></script>';

export function block(json: string): string {
  return `<script type="application/json" id="adviser-widgets-config">${json}</script>`;
}

/** A head whose configuration has these keys besides those that forms need. */
export function configured(keys: object): string {
  return (
    sheet + bareScript + block(JSON.stringify({ brand: 'acme', captcha: { siteKey: '6LeIxAcT' }, ...keys }))
  );
}

export function pageOf({ head = sheet + script(), html = form() }: Case): string {
  return `<!doctype html>\n<head>${head}</head>\n<body>${html}</body>`;
}

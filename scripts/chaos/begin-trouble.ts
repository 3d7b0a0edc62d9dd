import { readBuildAccount } from '../cdn/build-account.ts';
import type { FormShape } from './forms.ts';
import { sayOnLine } from './in-page.ts';
import type { Scene } from './scene.ts';
import type { Place, Trouble } from './trouble.ts';

export async function beginTrouble({ lane, page }: Scene, trouble: Trouble, shape: FormShape): Promise<void> {
  const { sandbox, context } = lane;
  sandbox.heal();
  if (trouble.captcha) sandbox.captcha({ mode: trouble.captcha, times: 1 });
  if (trouble.fault) sandbox.fail({ ...trouble.fault, path: pathOf(trouble.at, shape) });
  for (const { at, fault } of trouble.further ?? []) sandbox.fail({ ...fault, path: pathOf(at, shape) });
  await page.evaluate(sayOnLine, trouble.saysOnLine);
  if (trouble.offline?.from === 'before') await context.setOffline(true);
}

/** Returns the end of the URL. */
export function pathOf(at: Place | undefined, { path, widget }: FormShape): string {
  if (at === 'adviser list') return '/api/mortgage-brokers/list';
  if (at === 'token') return '/stand-ins/captcha/token';
  if (at === 'delivery code') return `/assets/${deliveryCode(widget)}`;
  if (at === 'captcha script') return '/stand-ins/captcha/api.js';
  return path;
}

/** A form fetches this file on the first sign of intent. */
function deliveryCode(widget: string): string {
  const own = readBuildAccount().later[widget] ?? [];
  const file = own.find((name) => /^(update-subscription|programme-delivery|after-touch)-/.test(name));
  if (!file) throw new Error(`The build lists no file that ${widget} loads on intent`);
  return file;
}

/** Without this file a form does not load. */
export function widgetFile(widget: string): string {
  const [file] = readBuildAccount().widgets[widget] ?? [];
  if (!file) throw new Error(`The build lists no file of ${widget}`);
  return `/assets/${file}`;
}

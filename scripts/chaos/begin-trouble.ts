import { readBuildAccount } from '../build-cdn.ts';
import type { FormShape } from './forms.ts';
import type { Scene } from './scene.ts';
import type { Trouble } from './troubles.ts';

/** Makes what is to go wrong next go wrong, and all else right. */
export async function beginTrouble({ lane }: Scene, trouble: Trouble, shape: FormShape): Promise<void> {
  const { sandbox, context } = lane;
  sandbox.heal();
  if (trouble.captcha) sandbox.captcha({ mode: trouble.captcha, times: 1 });
  if (trouble.fault) sandbox.fail({ ...trouble.fault, path: pathOf(trouble, shape) });
  if (trouble.offline?.from === 'before') await context.setOffline(true);
}

function pathOf({ at }: Trouble, { endpoint, widget }: FormShape): string {
  if (at === 'adviser list') return '/api/mortgage-brokers/list';
  if (at === 'token') return '/stand-ins/captcha/token';
  if (at === 'delivery code') return `/assets/${deliveryCode(widget)}`;
  return `/api-base/acme/${endpoint}`;
}

/** The file that a form fetches once somebody is about to use it. */
function deliveryCode(widget: string): string {
  const file = readBuildAccount().onIntent[widget]?.find((name) => name.endsWith('.js'));
  if (!file) throw new Error(`The build says of no file that ${widget} fetches it on intent`);
  return file;
}

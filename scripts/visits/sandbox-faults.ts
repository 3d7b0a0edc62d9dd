import type { FaultRequest, Sandbox } from '@adviser-widgets/sandbox';
import { readBuildAccount } from '../cdn/build-account.ts';
import type { FormShape } from './forms.ts';
import type { Place, Trouble } from './visit.ts';

/** Returns the faults as the sandbox takes them. */
function faultsOf({ faults = [] }: Trouble, shape: FormShape): FaultRequest[] {
  return faults.map(({ at, ...fault }) => ({ path: pathOf(at, shape), times: 1, ...fault }));
}

export function setFaults(sandbox: Sandbox, trouble: Trouble, shape: FormShape): void {
  sandbox.heal();
  faultsOf(trouble, shape).forEach((fault) => sandbox.fail(fault));
  if (trouble.captcha) sandbox.captcha({ mode: trouble.captcha, times: 1 });
}

/** Returns commands that make the sandbox of `npm start` fail in the same way. */
export function commandsFor(trouble: Trouble, shape: FormShape): string[] {
  const send = (method: string, path: string, body: object) =>
    `curl -X ${method} http://127.0.0.1:4400/__sandbox/${path} -H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`;
  return [
    ...faultsOf(trouble, shape).map((fault) => send('POST', 'faults', fault)),
    ...(trouble.captcha ? [send('PUT', 'captcha', { mode: trouble.captcha, times: 1 })] : []),
  ];
}

/** Returns the end of the address that a fault at this place hits. */
export function pathOf(place: Place, { path, widget }: FormShape): string {
  if (place === 'lead') return path;
  if (place === 'token') return '/stand-ins/captcha/token';
  if (place === 'captcha') return '/stand-ins/captcha/api.js';
  if (place === 'second captcha file') return '/stand-ins/captcha/widgets.js';
  return `/assets/${deliveryCode(widget)}`;
}

/** A form fetches this file on the first sign of intent. */
function deliveryCode(widget: string): string {
  const file = readBuildAccount().later[widget]?.find((name) => name.startsWith('after-touch-'));
  if (!file) throw new Error(`The build lists no file that ${widget} loads on intent`);
  return file;
}

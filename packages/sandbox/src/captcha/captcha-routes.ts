import express, { type RequestHandler } from 'express';
import * as v from 'valibot';
import { browserFiles } from '../browser-files.ts';
import type { Connections } from '../faults/connections.ts';
import { refuse } from '../refusal.ts';
import { takeJson } from '../take-json.ts';
import type { CaptchaSwitch } from './captcha-switch.ts';
import type { Tokens } from './tokens.ts';

interface CaptchaParts {
  readonly captcha: CaptchaSwitch;
  readonly tokens: Tokens;
  readonly connections: Connections;
}

/** `solved`: the visitor has pressed the button of a challenge. */
const tokenRequest = v.object({
  sitekey: v.pipe(v.string(), v.nonEmpty()),
  solved: v.optional(v.boolean(), false),
});

export function captchaRoutes({ captcha, tokens, connections }: CaptchaParts): RequestHandler {
  const router = express.Router();
  router.use(['/api.js', '/token'], breakWhenBlocked(captcha, connections));
  router.post('/token', takeJson(), (request, response) => {
    const asked = v.safeParse(tokenRequest, request.body);
    if (!asked.success) return refuse(response, ['sitekey: expected the key of a site']);
    response
      .set('Cache-Control', 'no-store')
      .json(asked.output.solved ? pass(tokens) : answer(captcha, tokens));
  });
  router.use(browserFiles('captcha'));
  return router;
}

function breakWhenBlocked(captcha: CaptchaSwitch, connections: Connections): RequestHandler {
  return (request, _response, next) => {
    if (captcha.state().mode !== 'block') return next();
    captcha.take();
    connections.break(request);
  };
}

function answer(captcha: CaptchaSwitch, tokens: Tokens) {
  const mode = captcha.take();
  if (mode === 'pass') return pass(tokens);
  return mode === 'expire' ? { mode, token: tokens.issue({ expired: true }) } : { mode };
}

function pass(tokens: Tokens) {
  return { mode: 'pass', token: tokens.issue() };
}

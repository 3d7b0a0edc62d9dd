/** The stand-in's second file, which adds what the first one has no use for yet. */
import { createApi } from './captcha-api.ts';

const { ___grecaptcha_cfg: first } = window as {
  ___grecaptcha_cfg?: { start(create: typeof createApi): void };
};
first?.start(createApi);

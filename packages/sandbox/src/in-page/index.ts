export {
  createInPageApi,
  type InPageApi,
  type InPageOptions,
  type InPageRequest,
} from './create-in-page-api.ts';
export type { Tokens } from '../captcha/tokens.ts';
export type { NewRecord } from '../records.ts';
export { createApi as createCaptchaApi } from '../../browser/captcha/captcha-api.ts';
export type { Answer as CaptchaAnswer } from '../../browser/captcha/anchor-client.ts';

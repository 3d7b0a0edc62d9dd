export {
  createInPageApi,
  type InPageApi,
  type InPageOptions,
  type InPageRequest,
} from './create-in-page-api.ts';
export type { Tokens } from '../captcha/tokens.ts';

// What unit tests and stories take from the sandbox: the API without a server, and the vendors' page scripts.
export { createApi as createCaptchaApi } from '../../browser/captcha/captcha-api.ts';
export type { Answer as CaptchaAnswer } from '../../browser/captcha/anchor-client.ts';
export { createChat, type ChatListeners } from '../../browser/chat/create-chat.ts';
export { createLibraries as createMapLibraries } from '../../browser/maps/libraries.ts';
export type { Tokens } from '../captcha/tokens.ts';
export {
  createInPageApi,
  type InPageApi,
  type InPageOptions,
  type InPageRequest,
} from './create-in-page-api.ts';
export type { NewRecord } from '../records.ts';

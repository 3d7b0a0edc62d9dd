export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { recordKinds, type RecordKind, type StoredRecord } from './records.ts';
export type { Adviser } from './advisers/sample-advisers.ts';
export type { Article } from './articles/sample-articles.ts';
export type { CaptchaMode } from './captcha/captcha-switch.ts';
export type { FaultRequest } from './faults/fault-setting.ts';
export type { MapsMode } from './maps/maps-switch.ts';
export type { SearchRecord, SearchRecords } from './search/search-record.ts';

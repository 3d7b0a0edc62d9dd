export { pass } from './clock.ts';
export { createFormOpener, errorText, successText, type FormOpener } from './form-opener.ts';
export { openForm, type OpenForm, type OpenFormOptions } from './open-form.ts';
export { putValues } from './put-values.ts';

export { createFormOpener, errorText, pass, successText, type FormOpener } from './form-opener.ts';
export { openForm, type OpenForm, type OpenFormOptions } from './open-form.ts';
export { putValues } from './put-values.ts';

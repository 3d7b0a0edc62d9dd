export { definition as requestCallForm } from './request-call-form/definition.ts';
export { RequestCallForm, type RequestCallFormProps } from './request-call-form/RequestCallForm.tsx';

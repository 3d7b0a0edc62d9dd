// The one dialog of the library. Sub-path, so that forms do not carry it; its sheet is ui/dialog.css.
export { Dialog, type DialogProps } from './Dialog.tsx';

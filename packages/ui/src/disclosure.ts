// A button that shows and hides something (ARIA practices, disclosure). Sub-path, so that forms do not carry it.
export { DisclosureButton, type DisclosureButtonProps } from './DisclosureButton.tsx';
export { usePressOutside } from './usePressOutside.ts';

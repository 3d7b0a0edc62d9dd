// What few widgets have. An entry of its own: what the main one names, every widget downloads.
export { Announcement } from './Announcement.tsx';
export { useCombobox, type Combobox, type ComboboxSettings } from './useCombobox.ts';
export { usePressOutside } from './usePressOutside.ts';

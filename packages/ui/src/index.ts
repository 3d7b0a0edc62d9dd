'use client';

import { withEvents } from '@adviser-widgets/widget/react/internal';
import { AppIcon as IconWidget } from './icon/AppIcon.tsx';

export { LiveRegion } from './text/LiveRegion.tsx';
export { Button } from './button/Button.tsx';
export { Checkbox } from './field/Checkbox.tsx';
export { CloseButton } from './dialog/CloseButton.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { DisclosureButton, type DisclosureButtonProps } from './button/DisclosureButton.tsx';
export { FieldError } from './field/FieldError.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { Field, type ControlProps } from './field/Field.tsx';
export { Heading } from './text/Heading.tsx';
export { PhoneLink } from './button/PhoneLink.tsx';
export { Photo } from './photo/Photo.tsx';
export type { IconProps } from './icon/Icon.tsx';
export { definition as icon } from './icon/definition.ts';
export { iconNames, type IconName } from './icon/icon-names.ts';
export { coverFoot, keepRoom } from './text/keep-room.ts';
export { StatusText } from './text/StatusText.tsx';
export { loadTyping } from './text/load-typing.ts';
export type { Typing, TypingOptions } from './text/type-words.ts';
export { useAfterPress } from './dialog/useAfterPress.ts';
export { useCombobox, type Combobox } from './combobox/useCombobox.ts';
export { useInView } from './observe/useInView.ts';
export { useMediaQuery, useReducedMotion } from './observe/useMediaQuery.ts';
export { useLazyPart } from './lazy/useLazyPart.ts';
export { usePageVisible } from './observe/usePageVisible.ts';
export { usePressOutside } from './dialog/usePressOutside.ts';
export { useScrolledPast } from './observe/useScrolledPast.ts';
export { watchScroll } from './observe/watch-scroll.ts';
export { watchSize } from './observe/watch-size.ts';

/** An icon with the height and colour of its text; decorative without `label`. */
export const Icon = /* @__PURE__ */ withEvents('icon', IconWidget);

import type { WidgetProps } from '@adviser-widgets/widget';
import type { attributes, definition, slots } from './definition.ts';
import { useIconPath } from './useIconPath.ts';

/** Props of Icon: the widget's attributes. */
export type IconProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

/** An icon with the height and colour of its text; decorative without `label`. */
export function Icon({ name, label }: IconProps) {
  const path = useIconPath(name);
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className="aw-glyph" viewBox="0 0 24 24" {...role}>
      {path && <path d={path} />}
    </svg>
  );
}

import type { WidgetProps } from '@adviser-widgets/widget';
import type { attributes, slots } from './definition.ts';
import { useIconPath } from './useIconPath.ts';

/** Props of Icon: the widget's attributes. */
export type IconProps = WidgetProps<typeof attributes, typeof slots>;

/**
 * An icon as high as the text around it and in its colour, fetched when it is shown; its room is kept meanwhile
 * (spec section 2, H37). An ornament, unless `label` says what it says.
 */
export function Icon({ name, label }: IconProps) {
  const path = useIconPath(name);
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg className="aw-glyph" viewBox="0 0 24 24" {...role}>
      {path && <path d={path} />}
    </svg>
  );
}

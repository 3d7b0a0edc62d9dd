import type { RootProps, WidgetProps } from '@adviser-widgets/widget';
import { asItIs, type AsRoot } from '@adviser-widgets/widget/react/internal';
import type { attributes, definition, slots } from './definition.ts';
import { useIconPath } from './useIconPath.ts';

/** Props of Icon: the widget's attributes. */
export type IconProps = Omit<WidgetProps<typeof attributes, typeof slots, typeof definition.events>, 'ref'> &
  RootProps<SVGSVGElement>;

interface PartProps extends Pick<IconProps, 'name' | 'label'> {
  /** If the icon is a widget, and not part of one. */
  readonly asRoot?: AsRoot;
}

/** An icon with the height and colour of its text; decorative without `label`. */
export function Icon({ name, label, asRoot = asItIs }: PartProps) {
  const path = useIconPath(name);
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg {...asRoot({ className: 'aw-glyph', viewBox: '0 0 24 24', ...role })}>
      {path && <path d={path} />}
    </svg>
  );
}

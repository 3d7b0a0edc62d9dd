import { useRoot } from '@adviser-widgets/widget/react/internal';
import { Icon, type IconProps } from './Icon.tsx';

/** An application's icon, which is the root of its widget; no CMS page loads this code. */
export function AppIcon({ name, label }: IconProps) {
  return <Icon name={name} label={label} asRoot={useRoot()} />;
}

export { Icon, type IconProps } from './Icon.tsx';
export { iconNames, type IconName } from './icon-names.ts';
export { icons } from './icons.ts';
export { definition as icon } from './definition.ts';

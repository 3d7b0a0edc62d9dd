import { Icon, type IconName } from '@adviser-widgets/ui';

export function BannerIcon({ name }: { name: IconName | '' }) {
  return (
    name && (
      <span className="aw-banner__icon">
        <Icon name={name} />
      </span>
    )
  );
}

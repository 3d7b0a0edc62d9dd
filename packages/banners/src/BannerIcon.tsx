import type { IconName } from '@adviser-widgets/ui';
import { Icon } from '@adviser-widgets/ui/internal';

export function BannerIcon({ name }: { name: IconName | '' }) {
  return (
    name && (
      <span className="aw-banner__icon">
        <Icon name={name} />
      </span>
    )
  );
}

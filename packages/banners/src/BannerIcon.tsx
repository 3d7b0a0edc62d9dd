import { Icon, type IconName } from '@adviser-widgets/ui';

/** The decorative icon before a banner's text. */
export function BannerIcon({ name }: { name: IconName | '' }) {
  return (
    name && (
      <span className="aw-banner__icon">
        <Icon name={name} />
      </span>
    )
  );
}

import { Icon, type IconName } from '@adviser-widgets/ui';

/** The icon before a banner's text, for the eyes only. */
export function BannerIcon({ name }: { name: IconName | '' }) {
  return (
    name && (
      <span className="aw-banner__icon">
        <Icon name={name} />
      </span>
    )
  );
}

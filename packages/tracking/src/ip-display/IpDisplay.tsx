import { setVisitorIp } from '@adviser-widgets/core';
import { warn } from '@adviser-widgets/core/internal';
import type { WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect } from 'react';
import type { attributes, definition, slots } from './definition.ts';

/** Props of IpDisplay: the widget's attributes. */
export type IpDisplayProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function IpDisplay(props: IpDisplayProps) {
  const { ip = '' }: Partial<IpDisplayProps> = props; // an untyped app may forget it
  const { element } = useWidgetHost();
  useLayoutEffect(() => {
    if (!element || element.hasAttribute('hidden')) return undefined;
    element.setAttribute('hidden', '');
    return () => element.removeAttribute('hidden');
  }, [element]);
  useEffect(() => {
    if (!setVisitorIp(ip))
      warn(
        'ip-display: the ip is not an IPv4 or IPv6 address, so it is ignored; for example "203.0.113.7"',
        element,
      );
  }, [ip, element]);
  return null;
}

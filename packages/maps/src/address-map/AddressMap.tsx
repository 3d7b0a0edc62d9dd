import { getConfig } from '@adviser-widgets/core';
import { Heading } from '@adviser-widgets/ui';
import { useLandmarkName } from '@adviser-widgets/ui/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useId, useRef } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { mapText } from './texts.ts';
import { useAddressMap } from './useAddressMap.ts';

/** Props of AddressMap: the widget's attributes. */
export type AddressMapProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function AddressMap(props: AddressMapProps) {
  const {
    heading,
    subHeading,
    headingLevel,
    address,
    zoom = getConfig().maps.zoom,
  } = withDefaults(attributes, props);
  const { name: widget } = useWidgetHost();
  const asRoot = useRoot();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isShown = useAddressMap(place, { address, zoom });
  const name = useLandmarkName(isShown ? `${mapText('map', widget)} ${address}` : '');
  const region = isShown && { role: 'region', 'aria-label': name };
  return (
    <div {...asRoot({ className: 'aw-map' })}>
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      <div className="aw-map__frame">
        <div className="aw-map__card">
          <address id={id}>{address}</address>
          <a
            className="aw-link"
            aria-describedby={id}
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\p{Surrogate}/gu, ''))}`}
          >
            {mapText('directions', widget)}
          </a>
        </div>
        <div className="aw-map__ground" ref={place} {...region} />
      </div>
    </div>
  );
}

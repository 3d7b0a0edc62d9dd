import { getConfig, type RequestFailure } from '@adviser-widgets/core';
import { consentTo, onConsent, reportError, warn } from '@adviser-widgets/core/internal';
import { useInView } from '@adviser-widgets/ui';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { drawMap } from './draw-map.ts';
import { findAddress } from './find-address.ts';
import { mapLoader } from './map-loader.ts';
import { watchKey } from './watch-key.ts';

interface AddressView {
  readonly address: string;
  readonly zoom: number;
}

/** CSS pixels. */
const nearPx = 200;

/** Sends no request before the map is near and the visitor agrees. */
export function useAddressMap(place: RefObject<HTMLElement | null>, { address, zoom }: AddressView): boolean {
  const host = useWidgetHost();
  const isNear = useInView(place, { nearness: nearPx });
  const isAgreed = useSyncExternalStore(onConsent, hasConsent, hasConsent);
  const [isDue, setDue] = useState(false);
  const [isShown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  if (isNear && !isDue) setDue(true);

  useEffect(() => {
    const element = place.current;
    if (!element || !isDue || !isAgreed || !hasKey()) return;
    const { maps } = getConfig();
    const work = new AbortController();
    const { signal } = work;
    const end = () => {
      work.abort();
      setShown(false);
    };
    const fail = (kind: RequestFailure, reason: unknown) => {
      reportError('address-map:', reason);
      emit(host, 'aw:error', { detail: { kind }, fallback: element });
    };
    const unwatch = watchKey(() => {
      end();
      fail('refused', 'maps.apiKey was refused');
    });
    const show = async () => {
      await mapLoader(maps).load();
      const location = await findAddress(address, maps.centre);
      if (!location) return;
      await drawMap(element, { location, mapId: maps.mapId, zoom, title: address, signal });
      setShown(true);
    };
    if (!signal.aborted) {
      show().catch((error: unknown) => {
        if (signal.aborted) return;
        fail(navigator.onLine ? 'network' : 'offline', error);
        addEventListener('online', () => setRound(round + 1), { once: true, signal });
      });
    }
    return () => {
      unwatch();
      end();
    };
  }, [place, host, isDue, isAgreed, address, zoom, round]);

  return isShown;
}

function hasConsent(): boolean {
  return consentTo('maps') === true;
}

let hasWarned = false;

function hasKey(): boolean {
  if (getConfig().maps.apiKey) return true;
  if (!hasWarned) warn('address-map: maps.apiKey is empty');
  hasWarned = true;
  return false;
}

import { useState } from 'react';

/** A step's picture. It says nothing that the step does not; one that cannot be had leaves no hole. */
export function Banner({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img className="aw-programme__banner" src={address} alt="" onError={() => setBroken(true)} />;
}

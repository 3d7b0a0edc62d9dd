import type { ReactNode } from 'react';

/** Lays out what nobody shall see, hear or reach. Its style does not wait for a sheet. */
export function Unseen({ children }: { readonly children: ReactNode }) {
  return <div style={{ visibility: 'hidden' }}>{children}</div>;
}

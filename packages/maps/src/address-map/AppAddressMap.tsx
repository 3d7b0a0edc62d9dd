import { useWarning } from '@adviser-widgets/widget/react/internal';
import { AddressMap, type AddressMapProps } from './AddressMap.tsx';

/** An application's map, whose address may be fetched first; no CMS page loads this code. */
export function AppAddressMap(props: AddressMapProps) {
  const { address }: Partial<AddressMapProps> = props; // an untyped app may forget it
  useWarning(!('address' in props) && 'AddressMap shows nothing: give it the address, as on a letter.');
  return address ? <AddressMap {...props} /> : null;
}

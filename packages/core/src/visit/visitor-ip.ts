import { parseAddress } from '../values/parse-address.ts';
import { learn } from './tracking-info.ts';

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipV4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

/** Sets the visitor's IP address for the tracking record: only your server knows it. Returns false if it is invalid. */
export function setVisitorIp(given: string): boolean {
  const ipAddress = given.trim();
  const isAddress = ipV4.test(ipAddress) || isIpV6(ipAddress);
  if (isAddress) learn({ ipAddress });
  return isAddress;
}

function isIpV6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && parseAddress(`http://[${text}]`) !== undefined;
}

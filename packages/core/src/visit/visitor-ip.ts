import { learn } from './tracking-info.ts';

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipV4 = new RegExp(`^${octet}(\\.${octet}){3}$`);

/**
 * Takes the visitor's address for the tracking record. It only ever comes from the page, never from a third
 * party (row 55); what is no IPv4 or IPv6 address is ignored (H38).
 *
 * @returns false for what it ignores
 */
export function setVisitorIp(given: string): boolean {
  const ipAddress = given.trim();
  const isAddress = ipV4.test(ipAddress) || isIpV6(ipAddress);
  if (isAddress) learn({ ipAddress });
  return isAddress;
}

function isIpV6(text: string): boolean {
  try {
    return /^[\da-f:.]+$/i.test(text) && new URL(`http://[${text}]`).hostname !== '';
  } catch {
    return false; // the browser knows the rules
  }
}

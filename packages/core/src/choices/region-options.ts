import { getConfig } from '../config/page-config.ts';
import { defineOptions, type OptionList } from './define-options.ts';

/** Returns the page's regions by postcode. A replaced label leaves the lead's `Region` unchanged. */
export function regionOptions(): OptionList {
  return defineOptions(
    'region',
    getConfig().regions.map(({ name, postcode }) => ({ value: postcode, label: name })),
  );
}

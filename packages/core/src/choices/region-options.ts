import { getConfig } from '../config/page-config.ts';
import { defineOptions, type OptionList } from './define-options.ts';

/** The page's regions by postcode. A label such as `region0110` changes what is shown; the lead's `Region` stays the name. */
export function regionOptions(): OptionList {
  return defineOptions(
    'region',
    getConfig().regions.map(({ name, postcode }) => ({ value: postcode, label: name })),
  );
}

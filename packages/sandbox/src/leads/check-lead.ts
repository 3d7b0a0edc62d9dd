import { checkExactly, checkKeys, checkValues, problem } from '../check-fields.ts';
import type { ReadBody } from '../read-body.ts';
import { closestForm, type FormName } from './form-shapes.ts';
import { payloadRules } from './payload-rules.ts';
import { checkRelations } from './relations.ts';
import { findTracking, trackingRules } from './tracking.ts';

/** A check for leads of these forms. It finds everything that none of them would send, except a wrong token. */
export function leadFrom(...forms: readonly [FormName, ...FormName[]]): (body: ReadBody) => string[] {
  return ({ encoding, fields }) => {
    const form = closestForm(forms, fields);
    const rules = payloadRules({ form, encoding, body: fields });
    const tracking = findTracking(fields, encoding);
    const found = tracking.record;
    return [
      ...checkValues(fields, rules),
      ...checkKeys(fields, [...Object.keys(rules), ...tracking.keys], { place: `${form} form` }),
      ...(found
        ? checkExactly(found, trackingRules, { place: 'tracking record', prefix: tracking.prefix })
        : [problem('tracking', tracking.expected, fields.tracking)]),
      ...checkRelations({ body: fields, tracking }),
    ];
  };
}

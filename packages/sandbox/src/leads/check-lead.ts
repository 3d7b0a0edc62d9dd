import { checkKeys, checkValues, problem } from './check-fields.ts';
import { closestShape, type FormShape } from './form-shapes.ts';
import { payloadRules } from './payload-rules.ts';
import { checkRelations } from './relations.ts';
import { findTracking, trackingRules } from './tracking.ts';

export interface ReceivedLead {
  readonly endpoint: FormShape['endpoint'];
  readonly encoding: 'json' | 'form';
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Everything in a payload that no form would have sent, one sentence each beginning with the field
 * (spec section 7, decision 63). Whether the captcha token is good is not asked here.
 */
export function checkLead({ endpoint, encoding, body }: ReceivedLead): string[] {
  const shape = closestShape(endpoint, body);
  const rules = payloadRules({ shape, encoding, body });
  const tracking = findTracking(body, encoding);
  const found = tracking.record;
  return [
    ...checkValues(body, rules),
    ...checkKeys(body, [...Object.keys(rules), ...tracking.keys], { place: `${shape.form} form` }),
    ...(found
      ? [
          ...checkValues(found, trackingRules, tracking.prefix),
          ...checkKeys(found, Object.keys(trackingRules), { place: 'tracking record', prefix: tracking.prefix }),
        ]
      : [problem('tracking', tracking.expected, body.tracking)]),
    ...checkRelations({ body, tracking }),
  ];
}

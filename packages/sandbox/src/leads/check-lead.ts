import { checkExactly, checkKeys, checkValues, problem, type Fields } from '../check-fields.ts';
import { closestShape } from './form-shapes.ts';
import type { LeadEndpoint } from './lead-endpoints.ts';
import { payloadRules } from './payload-rules.ts';
import type { Encoding } from '../read-body.ts';
import { checkRelations } from './relations.ts';
import { findTracking, trackingRules } from './tracking.ts';

export interface ReceivedLead {
  readonly endpoint: LeadEndpoint;
  readonly encoding: Encoding;
  readonly body: Fields;
}

/** Finds everything that no form would send, except a wrong token. */
export function checkLead({ endpoint, encoding, body }: ReceivedLead): string[] {
  const shape = closestShape(endpoint, body);
  const rules = payloadRules({ shape, encoding, body });
  const tracking = findTracking(body, encoding);
  const found = tracking.record;
  return [
    ...checkValues(body, rules),
    ...checkKeys(body, [...Object.keys(rules), ...tracking.keys], { place: `${shape.form} form` }),
    ...(found
      ? checkExactly(found, trackingRules, { place: 'tracking record', prefix: tracking.prefix })
      : [problem('tracking', tracking.expected, body.tracking)]),
    ...checkRelations({ body, tracking }),
  ];
}

import { join } from 'node:path';
import * as v from 'valibot';
import { checkShape } from '../check-shape.ts';
import { readYaml } from '../content-file.ts';
import { workOut } from './work-out.ts';

const fieldSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  label: v.string(),
  unit: v.picklist(['money', 'percent', 'years', 'months']),
  /** The initial value. */
  value: v.number(),
  min: v.number(),
  max: v.number(),
  step: v.number(),
});

const calculatorSchema = v.object({
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z-]+$/),
    v.check((slug) => slug in workOut, 'work-out.ts has no calculator of this name'),
  ),
  name: v.string(),
  title: v.string(),
  description: v.pipe(v.string(), v.minLength(50), v.maxLength(170)),
  lead: v.string(),
  fields: v.array(fieldSchema),
  notes: v.array(v.string()),
});

export type CalculatorField = v.InferOutput<typeof fieldSchema>;

export interface Calculator extends v.InferOutput<typeof calculatorSchema> {
  readonly path: string;
}

/** Reads the calculators of `calculators.yaml`, in its order. */
export function readCalculators(contentFolder: string): Calculator[] {
  const file = join(contentFolder, 'calculators.yaml');
  return checkShape(file, v.array(calculatorSchema), readYaml(file)).map((each) => ({
    ...each,
    path: `/calculators/${each.slug}`,
  }));
}

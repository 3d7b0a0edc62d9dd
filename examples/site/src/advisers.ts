import { join } from 'node:path';
import * as v from 'valibot';
import { toId } from './anchors.ts';
import { checkShape } from './check-shape.ts';
import { readYaml } from './content-file.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const adviserSchema = v.object({
  guid: v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)),
  slug: v.pipe(v.string(), v.slug()),
  firstName: text,
  lastName: text,
  town: text,
  phone: v.pipe(v.string(), v.regex(/^0[\d ]+\d$/)),
  specialties: v.pipe(v.array(text), v.minLength(1)),
  languages: v.optional(v.array(text), []),
  profile: text,
});

const fileSchema = v.object({
  specialties: v.record(v.string(), text),
  regions: v.array(
    v.object({
      region: text,
      postcode: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      advisers: v.array(adviserSchema),
    }),
  ),
});

type Written = v.InferOutput<typeof adviserSchema>;
type Labels = v.InferOutput<typeof fileSchema>['specialties'];

/** An adviser, as the templates show them. */
export interface Adviser extends Omit<Written, 'specialties'> {
  name: string;
  /** Two letters, shown until the photo has loaded. */
  initials: string;
  /** The photo's path, as `adviserImageUrl` in the widgets' configuration gives it. */
  photo: string;
  /** The path of the profile page. */
  path: string;
  /** `icon` is the name of a file in `templates/icons`. */
  specialties: { icon: string; text: string }[];
}

export interface AdviserRegion {
  /** The id of its section on the page that lists everyone. */
  id: string;
  name: string;
  postcode: string;
  advisers: Adviser[];
}

/** Reads all advisers from `advisers.yaml`, by region from north to south. */
export function readAdvisers(contentFolder: string): AdviserRegion[] {
  const file = join(contentFolder, 'advisers.yaml');
  const { specialties, regions } = checkShape(file, fileSchema, readYaml(file));
  return regions.map(({ region, postcode, advisers }) => ({
    id: toId(region),
    name: region,
    postcode,
    advisers: advisers.map((written) => toAdviser(written, specialties)),
  }));
}

function toAdviser(written: Written, labels: Labels): Adviser {
  const { guid, firstName, lastName, slug } = written;
  return {
    ...written,
    name: `${firstName} ${lastName}`,
    initials: firstCapital(firstName) + firstCapital(lastName),
    photo: `/cdn/advisers/${guid.toUpperCase()}.svg`,
    path: `/advisers/${slug}`,
    specialties: written.specialties.map((icon) => ({ icon, text: labelOf(icon, labels, slug) })),
  };
}

function labelOf(specialty: string, labels: Labels, slug: string): string {
  const label = labels[specialty];
  if (label) return label;
  throw new Error(
    `advisers.yaml: ${slug} has the specialty "${specialty}", which is not one of ${Object.keys(labels).join(', ')}.`,
  );
}

/** Returns the first capital letter: "D" for "van Doornum". */
function firstCapital(name: string): string {
  return /\p{Lu}/u.exec(name)?.[0] ?? '';
}

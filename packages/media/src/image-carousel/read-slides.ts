export interface CarouselSlide {
  readonly filename: string;
  readonly alt: string;
  /** Filename of the picture for screens below 768 px. */
  readonly mobile?: string | undefined;
}

export function readSlides(given: unknown): {
  readonly slides: readonly CarouselSlide[];
  readonly wrong: number;
} {
  if (given === undefined) return { slides: [], wrong: 0 };
  const rows: readonly unknown[] = Array.isArray(given) ? given : [given];
  const slides = rows.flatMap((row) => readSlide(row) ?? []);
  return { slides, wrong: rows.length - slides.length };
}

function readSlide(row: unknown): CarouselSlide | undefined {
  const { filename, alt, mobile } = Object(row) as Partial<Record<keyof CarouselSlide, unknown>>;
  if (!isName(filename)) return undefined;
  return { filename, alt: typeof alt === 'string' ? alt : '', mobile: isName(mobile) ? mobile : undefined };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

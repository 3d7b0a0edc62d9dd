/** A link that calls a number. Shows it as written, and dials only its digits and plus signs. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="aw-link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}

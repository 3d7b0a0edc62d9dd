/** A number to call, shown as it is written; the call takes its digits and plus signs alone. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="aw-link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}

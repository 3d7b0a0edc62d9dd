import { RequestCallForm } from '@adviser-widgets/lead-forms';

/** A server component: it builds only if modules with React begin with 'use client'. */
export default function Page() {
  return <RequestCallForm heading="From the server" />;
}

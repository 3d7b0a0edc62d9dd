import { Heading } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';

export function HeadingExample() {
  return (
    <section>
      <Heading level={3}>Fixed or floating</Heading>
      <p>Most people split their loan.</p>
    </section>
  );
}

import { createLazyPart } from '@adviser-widgets/core';
import { Button, useLazyPart } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/photo.css';

/** Its name comes into the message of a failure. A component of yours takes the place of `Photo`. */
const photo = createLazyPart('The code of photos', async () => (await import('@adviser-widgets/ui')).Photo);

export function UseLazyPartExample() {
  const [Photo, load] = useLazyPart(photo.load);
  if (Photo) return <Photo name="Aroha Ngata" image={undefined} size={72} />;
  return <Button onClick={() => load()}>Show the adviser</Button>;
}

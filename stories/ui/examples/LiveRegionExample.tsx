import { Field, LiveRegion } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import { useState } from 'react';

const towns = ['Dunedin', 'Hamilton', 'Hastings', 'Napier', 'Nelson', 'Wellington'];

export function LiveRegionExample() {
  const [text, setText] = useState('');
  const found = towns.filter((town) => town.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Field label="Town">
        {(control) => (
          <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ul>
        {found.map((town) => (
          <li key={town}>{town}</li>
        ))}
      </ul>
      <LiveRegion text={text && `${found.length} towns`} />
    </>
  );
}

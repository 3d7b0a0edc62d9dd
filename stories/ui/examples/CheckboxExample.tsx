import { Checkbox } from '@adviser-widgets/ui';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/checkbox.css';
import { useState } from 'react';

export function CheckboxExample() {
  const [isTicked, setTicked] = useState(false);
  return (
    <Checkbox
      label="I already have an adviser"
      name="hasAdviser"
      checked={isTicked}
      onChange={(event) => setTicked(event.target.checked)}
    />
  );
}

import { leadKinds } from '@adviser-widgets/core';
import { contactFields, LeadForm, useAdviser } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/ui/combobox.css';
import '@adviser-widgets/forms/styles.css';
import '@adviser-widgets/forms/adviser.css';

export function UseAdviserExample() {
  const { AdviserId, beforeRules, toSend } = useAdviser();
  return (
    <LeadForm
      kind={leadKinds.contact}
      fields={{ FormFirstName: contactFields.FormFirstName, AdviserId }}
      beforeRules={beforeRules}
      toSend={toSend}
      eventLabel="Message to an adviser"
    />
  );
}

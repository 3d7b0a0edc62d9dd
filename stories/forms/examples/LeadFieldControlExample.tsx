import { contactFields, LeadFieldControl, useFields } from '@adviser-widgets/forms';
import '@adviser-widgets/ui/styles.css';
import '@adviser-widgets/forms/styles.css';

const { FormFirstName, FormPostcode } = contactFields;
const fields = { FormFirstName, FormPostcode };

export function LeadFieldControlExample() {
  const { form } = useFields({ fields });
  return (
    <form className="aw-form">
      <div className="aw-fields">
        {Object.entries(fields).map(([name, field]) => (
          <LeadFieldControl key={name} name={name} field={field} form={form} />
        ))}
      </div>
    </form>
  );
}

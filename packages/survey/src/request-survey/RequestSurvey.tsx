import { declarePersonal, scrubAddress, surveyKind, toJson } from '@adviser-widgets/core/internal';
import { BareLeadForm, type formEvents, type formSlots } from '@adviser-widgets/forms/internal';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useEffect, useState } from 'react';
import { attributes } from './definition.ts';
import { surveyFields } from './survey-fields.ts';
import { personalParameters, readSurveyedRequest } from './surveyed-request.ts';

/** Props of RequestSurvey: the widget's attributes, and its slots as React nodes. */
export type RequestSurveyProps = WidgetProps<typeof attributes, typeof formSlots, typeof formEvents>;

export function RequestSurvey(props: RequestSurveyProps) {
  const complete = withDefaults(attributes, props);
  const [request] = useState(readSurveyedRequest);
  useEffect(() => {
    declarePersonal(personalParameters);
    if (complete.scrubUrl) scrubAddress(personalParameters); // the loader already has
  }, [complete.scrubUrl]);
  return (
    <BareLeadForm
      {...complete}
      kind={surveyKind}
      fields={surveyFields}
      about={toJson(request)}
      eventLabel={attributes.heading.default}
      toSend={(values) => ({ ...values, ...request })}
    />
  );
}

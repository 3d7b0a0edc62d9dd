import { getConfig } from '@adviser-widgets/core';
import { toJson } from '@adviser-widgets/core/internal';
import type { Gift } from '../programme-calls.ts';
import {
  FormStatus,
  LeadFieldControl,
  SendButton,
  useFields,
  useSubmission,
  type LeadFields,
} from '@adviser-widgets/forms';
import { useLead } from '@adviser-widgets/forms/internal';
import { Form } from '@adviser-widgets/ui';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useRef } from 'react';
import { attributes } from '../definition.ts';
import { delivery } from '../delivery.ts';
import { rememberGiftSent } from '../customer/gift-record.ts';
import { programmeLead } from '../customer/programme-lead.ts';
import { GiftField } from './GiftField.tsx';
import { gifts, parseGift } from './gifts.ts';
import { programmeText } from '../texts.ts';
import type { StepFacts } from '../steps/step-facts.ts';
import { StepHeading } from '../steps/StepHeading.tsx';

const [{ value: standard }] = gifts;

const fields = {
  gift: {
    label: programmeText.texts.giftLegend,
    control: GiftField,
    default: standard,
    rule: 'restored',
  },
} as const satisfies LeadFields;

export function GiftStep(props: StepFacts) {
  const { name: widget } = useWidgetHost();
  const { form, submission, formRef, keep, prepare, submit } = useGift(props);
  return (
    <div className="aw-form" onFocus={prepare}>
      <StepHeading level={props.level}>{programmeText('giftHeading', widget)}</StepHeading>
      <Form formRef={formRef} className="aw-form__own" onPress={submit}>
        <LeadFieldControl name="gift" field={fields.gift} form={form} keepDraft={keep} />
        <div className="aw-actions">
          <SendButton state={submission.state}>{props.buttonText}</SendButton>
          <FormStatus state={submission.state} widget={widget} onStop={submission.reset} />
        </div>
      </Form>
      {props.privacy && <div className="aw-form__note">{props.privacy}</div>}
    </div>
  );
}

/** A choice survives a reload if drafts are kept. */
function useGift({ customer, draft, onDone }: StepFacts) {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmission(formRef);
  const { form, prepare, reportedValues, restore, clear, validate } = useFields({ fields });
  const { to, draft: name } = programmeLead('gift', customer, draft);
  const [lead] = useLead<Gift>({
    draft: name,
    current: () => parseGift(reportedValues().gift) ?? standard,
    parse: parseGift,
    restore: (gift) => restore({ gift }),
    clear,
  });
  const submit = () => {
    const press = submission.submit<Gift>({
      async validate() {
        await lead.ready();
        const values = await validate();
        return values && (parseGift(values.gift) ?? standard);
      },
      async send(gift, turn) {
        const name = lead.nameFor(toJson([gift, customer]), to);
        const { sendGift } = await delivery.load();
        await sendGift({ customer, gift, submission: name, timeout: turn.left() }, getConfig());
      },
      onAttempt: () => submission.emit('aw:submit', lead.begin(to)),
      onSent() {
        if (!getConfig().preview) rememberGiftSent(customer);
        submission.track('gift_choice', attributes.heading.default);
        submission.emit('aw:success', { submissionId: lead.submissionId() });
        lead.forget();
        onDone();
      },
    });
    lead.hold(press);
  };
  return {
    form,
    submission,
    formRef,
    keep: lead.keep,
    prepare() {
      prepare();
      delivery.prepare();
    },
    submit,
  };
}

import { focusFirst } from '@adviser-widgets/forms/internal';
import { Heading } from '@adviser-widgets/ui';
import { withDefaults, type WidgetProps } from '@adviser-widgets/widget';
import { useRoot } from '@adviser-widgets/widget/react/internal';
import { useEffect, useRef, useState } from 'react';
import { attributes, type definition, type slots } from './definition.ts';
import { digestOfCustomer } from './customer/gift-record.ts';
import { readCustomer } from './customer/read-customer.ts';
import { GiftStep } from './gift/GiftStep.tsx';
import { OverStep } from './steps/OverStep.tsx';
import { ReferralStep } from './referrals/ReferralStep.tsx';
import { ThanksStep } from './steps/ThanksStep.tsx';
import { useProgramme } from './steps/useProgramme.ts';

/** Props of GiftProgramme: the widget's attributes, and its slots as React nodes. */
export type GiftProgrammeProps = WidgetProps<typeof attributes, typeof slots, typeof definition.events>;

export function GiftProgramme(props: GiftProgrammeProps) {
  const { customer } = readCustomer(props.customer);
  return <Programme key={digestOfCustomer(customer)} {...props} />;
}

function Programme(props: GiftProgrammeProps) {
  const { heading, subHeading, headingLevel = 2, intro, success, ...rest } = withDefaults(attributes, props);
  const { step, customer, moveTo } = useProgramme(rest);
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const asRoot = useRoot();
  const banner = step === 'over' ? undefined : rest[`banner${step}`];
  const facts = {
    customer,
    level: heading ? headingLevel + 1 : headingLevel,
    buttonText: rest.buttonText || attributes['button-text'].default,
    privacy: rest.privacy,
    draft: rest.draft !== false,
  };

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusFirst(steps.current, '.aw-step-name');
  }, [step]);

  return (
    <div {...asRoot({ className: 'aw-programme' })}>
      {banner && <Banner key={banner} address={banner} />}
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {subHeading && <p className="aw-sub-heading">{subHeading}</p>}
      {intro}
      <div ref={steps}>
        {step === 1 && <GiftStep {...facts} onDone={() => moveTo(2)} />}
        {step === 2 && <ReferralStep {...facts} campaignId={rest.campaignId} onDone={() => moveTo(3)} />}
        {step === 3 && <ThanksStep level={facts.level}>{success}</ThanksStep>}
        {step === 'over' && <OverStep level={facts.level} />}
      </div>
    </div>
  );
}

function Banner({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img className="aw-programme__banner" src={address} alt="" onError={() => setBroken(true)} />
  );
}

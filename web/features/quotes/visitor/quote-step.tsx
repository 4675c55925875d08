import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { Heading, VisuallyHidden } from '../../../ui/text.tsx';
import { STEP_COUNT } from './quote-form.ts';
import { StepContact } from './step-contact.tsx';
import { StepEvent } from './step-event.tsx';
import { useStepNames } from './step-list.tsx';
import { StepNeeds } from './step-needs.tsx';

type QuoteStepProps = { step: number; title: RefObject<HTMLHeadingElement | null>; captcha: Captcha };

/** The fields of one step under its title, which gets the focus when one comes from another step. */
export function QuoteStep({ step, title, captcha }: QuoteStepProps) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <>
      <Heading as="h2" look="h2" ref={title} tabIndex={-1} outline="none">
        <VisuallyHidden>
          {t({ id: 'quote.stepOf', message: `Step ${step} of ${STEP_COUNT}` })}
          {', '}
        </VisuallyHidden>
        {names[step - 1]}
      </Heading>
      {step === 1 && <StepEvent />}
      {step === 2 && <StepNeeds />}
      {step === 3 && <StepContact captcha={captcha} />}
    </>
  );
}

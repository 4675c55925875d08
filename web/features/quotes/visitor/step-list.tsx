import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import { Span } from '../../../ui/box.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { stepAddress } from './quote-steps.ts';

const Steps = styled('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: { base: '2', md: '4' },
  },
});

const Step = styled('li', {
  base: {
    borderTop: '3px solid',
    borderColor: 'rule',
    color: 'ink.muted',
    fontSize: 'sm',
    fontWeight: '500',
    '& a': { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    '& > *': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '11', py: '2' },
    _currentStep: { borderColor: 'copper', color: 'ink', fontWeight: '600' },
  },
  variants: { done: { true: { borderColor: 'sage' } } },
});

const Disc = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    flexShrink: '0',
    borderRadius: 'full',
    border: '1px solid currentColor',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The names of the three steps. */
export function useStepNames(): readonly string[] {
  const { t } = useLingui();
  return [
    t({ id: 'quote.stepEvent', message: 'Your event' }),
    t({ id: 'quote.stepNeeds', message: 'Your needs' }),
    t({ id: 'quote.stepContact', message: 'You' }),
  ];
}

/** Where one is among the steps; those that can be gone to are links. */
export function StepList({ step, reachable }: { step: number; reachable: number }) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <nav aria-label={t({ id: 'quote.steps', message: 'Steps of the request' })}>
      <Steps>
        {names.map((name, index) => {
          const number = index + 1;
          const done = number < step;
          const content = (
            <>
              <Disc aria-hidden>{done ? <Check size={14} /> : number}</Disc>
              <Span overflowWrap="anywhere" lineHeight="snug">
                {name}
              </Span>
              {done && <VisuallyHidden>, {t({ id: 'quote.stepDone', message: 'done' })}</VisuallyHidden>}
            </>
          );
          return (
            <Step key={name} done={done} aria-current={number === step ? 'step' : undefined}>
              {number !== step && number <= reachable ? (
                <RouterLink to={stepAddress(number)}>{content}</RouterLink>
              ) : (
                <span>{content}</span>
              )}
            </Step>
          );
        })}
      </Steps>
    </nav>
  );
}

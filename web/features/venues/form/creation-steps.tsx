import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import { Link } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';

const Steps = styled('ol', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', listStyle: 'none', fontSize: 'sm' },
});

const Step = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'ink.muted',
    '&[aria-current=step]': { color: 'ink', fontWeight: '600' },
  },
});

const Number = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'rule.strong',
    fontSize: 'xs',
    fontWeight: '700',
  },
  variants: {
    state: {
      done: { bg: 'sage.tint', color: 'sage.text', borderColor: 'sage' },
      current: { bg: 'copper', color: 'copper.on', borderColor: 'copper' },
      later: {},
    },
  },
});

/** From the plan to the content of a new venue: where one is. */
export function CreationSteps({ current }: { current: 1 | 2 }) {
  const { t } = useLingui();
  const steps = [
    t({ id: 'creation.plan', message: 'Plan' }),
    t({ id: 'creation.start', message: 'Name and town' }),
    t({ id: 'creation.content', message: 'Listing' }),
  ];
  return (
    <nav aria-label={t({ id: 'creation.steps', message: 'Steps' })}>
      <Steps>
        {steps.map((name, index) => {
          const number = index + 1;
          const done = number < current;
          return (
            <Step key={name} aria-current={number === current ? 'step' : undefined}>
              <Number state={done ? 'done' : number === current ? 'current' : 'later'}>
                {done ? <Check size={14} strokeWidth={3} aria-hidden /> : number}
              </Number>
              {done ? (
                <Link to="/dashboard/create-establishment-selection" look="plain">
                  {name} <VisuallyHidden>{t({ id: 'creation.done', message: '(done)' })}</VisuallyHidden>
                </Link>
              ) : (
                name
              )}
            </Step>
          );
        })}
      </Steps>
    </nav>
  );
}

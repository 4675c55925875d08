import { styled } from './styled.ts';

const Track = styled('div', {
  base: {
    height: '2',
    borderRadius: 'full',
    bg: 'sunken',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'rule',
  },
});

const Fill = styled('div', {
  base: { height: 'full', bg: 'gold', transition: 'width', transitionDuration: 'slow' },
  variants: { done: { true: { bg: 'sage' } } },
});

/** How far something is, from 0 to 100. `label` says of what. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <Fill done={percent >= 100} style={{ width: `${percent}%` }} />
    </Track>
  );
}

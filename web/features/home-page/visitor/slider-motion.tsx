import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import Pause from 'lucide-static/icons/pause.svg?react';
import Play from 'lucide-static/icons/play.svg?react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { turned } from './slider-rules.ts';
import { Bar, BarPlace, Control, Dot, Dots } from './slider-controls.ts';
import { useTurning } from './use-turning.ts';

type SliderMotionProps = {
  stage: RefObject<HTMLElement | null>;
  /** Of the venues, in the order of the slides. */
  ids: readonly string[];
  index: number;
  onTurn: (index: number) => void;
  /** It turns by itself, or no longer does. */
  onChange: (turning: boolean) => void;
};

/** What makes the slider turn, and its buttons. */
export default function SliderMotion({ stage, ids, index, onTurn, onChange }: SliderMotionProps) {
  const { t } = useLingui();
  const count = ids.length;
  const { playing, turning, setPlaying } = useTurning(stage, index, count, onTurn);
  useEffect(() => onChange(turning), [onChange, turning]);

  const go = (by: 1 | -1) => onTurn(turned(index, by, count));
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const toggle = playing
    ? t({ id: 'slider.pause', message: 'Pause the slideshow' })
    : t({ id: 'slider.play', message: 'Play the slideshow' });
  const back = t({ id: 'slider.back', message: 'Previous venue' });
  const next = t({ id: 'slider.next', message: 'Next venue' });

  return (
    <BarPlace>
      <Bar role="group" aria-label={t({ id: 'slider.controls', message: 'Slideshow' })} onKeyDown={byKey}>
        <Control aria-label={toggle} title={toggle} onClick={() => setPlaying(!playing)}>
          {playing ? (
            <Pause size={16} fill="currentColor" strokeWidth={1} aria-hidden />
          ) : (
            <Play size={16} fill="currentColor" strokeWidth={1} aria-hidden />
          )}
        </Control>
        <Control aria-label={back} title={back} side onClick={() => go(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </Control>
        <Dots>
          {ids.map((id, place) => (
            <Dot
              key={id}
              aria-label={t({ id: 'slider.go', message: `Venue ${place + 1} of ${count}` })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => onTurn(place)}
            />
          ))}
        </Dots>
        <Control aria-label={next} title={next} side onClick={() => go(1)}>
          <ChevronRight size={20} aria-hidden />
        </Control>
      </Bar>
    </BarPlace>
  );
}

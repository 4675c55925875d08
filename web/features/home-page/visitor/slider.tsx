import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Text } from '../../../ui/text.tsx';
import type { HomePageQuery } from './home.gen.ts';
import { Slide } from './slide.tsx';
import { Stage } from './slide-parts.ts';
import { indexWithin, turned } from './slider-rules.ts';

// Our own few lines rather than a library: five slides that fade need no track, no clones and no measuring.
const SliderMotion = deferred(() => import('./slider-motion.tsx'));

const Notice = styled('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    px: '4',
    pb: 'overlap',
    textAlign: 'center',
  },
});

type SliderProps = {
  /** In the order to show; missing while they are on their way or can't be had. */
  venues: HomePageQuery['home']['slider'] | undefined;
  loading: boolean;
};

/**
 * The venues on the front page. The server renders the first one, with its picture; what turns the slides comes as a script of its own
 * when the browser has time, and the other slides with it.
 */
export function Slider({ venues = [], loading }: SliderProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState({ index: 0, before: 0 });
  /** Null until the script that turns is there. */
  const [turning, setTurning] = useState<boolean | null>(null);
  const count = venues.length;
  const index = indexWithin(wanted.index, count);
  /** The slides whose pictures are wanted: the one that is shown, the one that fades out, and the next. */
  const near = new Set([index, wanted.before, turned(index, 1, count)]);
  if (count === 0) {
    return (
      <Stage bg="sunken">
        <Notice role={loading ? 'status' : undefined}>
          <Text tone="muted">
            {loading && <Trans id="home.loading">Loading establishments...</Trans>}
            {!loading && <Trans id="home.noSlides">No establishments available for slider</Trans>}
          </Text>
        </Notice>
      </Stage>
    );
  }
  return (
    <Stage
      ref={stage}
      aria-roledescription={t({ id: 'slider.carousel', message: 'carousel' })}
      aria-label={t({ id: 'slider.label', message: 'Featured venues' })}
    >
      {hydrated && count > 1 && (
        <Suspense fallback={null}>
          <SliderMotion
            stage={stage}
            ids={venues.map(({ id }) => id)}
            index={index}
            onTurn={(next) => setWanted({ index: next, before: index })}
            onChange={setTurning}
          />
        </Suspense>
      )}
      <div aria-live={turning === false ? 'polite' : 'off'}>
        {venues.slice(0, turning === null ? 1 : count).map((venue, place) => (
          <Slide
            key={venue.id}
            venue={venue}
            position={place + 1}
            count={count}
            shown={place === index}
            picture={place === 0 ? 'first' : near.has(place) ? 'now' : 'later'}
          />
        ))}
      </div>
    </Stage>
  );
}

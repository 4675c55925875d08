import type { FragmentType } from '@apollo/client/masking';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SELECTED_VENUE_KEY } from '../../../../schema/constants.ts';
import { venueAddress } from '../../../lib/addresses.ts';
import { storage } from '../../../lib/cookies.ts';
import { suitedCapacity, useUpTo } from '../../../lib/suited-capacity.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import { useSlideVenueFragment, type SlideVenueFragment } from './home.gen.ts';
import { Caption, Name, Place, Veil } from './slide-parts.ts';

const Frame = styled('div', {
  base: {
    position: 'absolute',
    inset: '0',
    transition: 'opacity 250ms, visibility 250ms',
    // The stage is wider than any drawing, and its lower edge lies under the search.
    '& svg[viewBox="0 0 400 300"]': { height: '150%' },
  },
  variants: { shown: { true: {}, false: { opacity: 0, visibility: 'hidden' } } },
});

const SlideLink = styled(
  RouterLink,
  {
    base: {
      display: 'block',
      position: 'absolute',
      inset: '0',
      color: 'white',
      textDecoration: 'none',
      _focusVisible: { outline: '3px solid', outlineColor: 'white', outlineOffset: '-6px' },
    },
  },
  { forwardProps: ['to'] },
);

type SlideProps = {
  venue: FragmentType<SlideVenueFragment>;
  /** From 1. */
  position: number;
  count: number;
  shown: boolean;
  /** Whether its picture is wanted yet; the page's first one comes before all others. */
  picture: 'first' | 'now' | 'later';
};

/** A venue over the whole width: its picture, and over it what one wants to know first. All of it leads to the venue. */
export function Slide({ venue: reference, position, count, shown, picture }: SlideProps) {
  const { t } = useLingui();
  const venue = useSlideVenueFragment(reference);
  const { id, kind, photo, category, capacities } = venue;
  const upTo = useUpTo();
  const most = suitedCapacity(capacities, []);
  const stars = category ?? 0;
  return (
    <Frame
      shown={shown}
      aria-hidden={!shown || undefined}
      role="group"
      aria-roledescription={t({ id: 'slider.slide', message: 'slide' })}
      aria-label={t({ id: 'slider.position', message: `${position} of ${count}` })}
    >
      <SlideLink to={venueAddress(venue.slug)} draggable={false} onClick={() => storage.write(SELECTED_VENUE_KEY, id)}>
        {(!photo || picture !== 'later') && (
          <VenuePicture id={id} kind={kind} photo={photo} sizes="100vw" eager={picture === 'first'} />
        )}
        <Veil>
          <Caption>
            <Name>{venue.name}</Name>
            <Place>
              {stars > 0 && (
                <Stars
                  category={stars}
                  size={16}
                  onDark
                  label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
                />
              )}
              <span>{cityWithDepartment(venue)}</span>
              {most && <span>{upTo(most)}</span>}
            </Place>
          </Caption>
        </Veil>
      </SlideLink>
    </Frame>
  );
}

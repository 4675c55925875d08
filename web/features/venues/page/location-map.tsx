import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { project } from '../../../lib/map-projection.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { typeset } from '../../../lib/place-names.ts';
import { useNearView } from '../../../lib/use-near-view.ts';
import { FranceMap } from '../../../ui/france-map.tsx';
import { LANDMARKS, windowAround } from './map-window.ts';
import type { Venue } from './venue.ts';

const StreetMap = deferred(() => import('./street-map.tsx'));

const Figure = styled('figure', {
  base: {
    position: 'relative',
    borderRadius: 'md',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'rule',
    breakInside: 'avoid',
    maxWidth: 'xl',
    width: 'full',
    _print: { maxWidth: '9cm' },
    '@media (scripting: none)': { display: 'none' },
    '& text': { fontFamily: 'body', fontSize: '9px', paintOrder: 'stroke', strokeLinejoin: 'round' },
  },
});

/** In the place of the drawing, which stays on paper. */
const Over = styled('div', { base: { position: 'absolute', inset: '0', _print: { display: 'none' } } });

type Located = Pick<Venue, 'name' | 'city' | 'department' | 'latitude' | 'longitude' | 'positionPrecision'>;

/**
 * Where the venue lies. The page comes with a drawing of the region, its department in colour; whoever comes near it gets the streets
 * around the venue instead.
 */
export default function LocationMap({ venue }: { venue: Located }) {
  const { t } = useLingui();
  const { latitude, longitude, department, city } = venue;
  const figure = useRef<HTMLElement>(null);
  const near = useNearView(figure);
  if (latitude === null || longitude === null) return null;
  const place = project(longitude, latitude);
  const { viewBox, shows } = windowAround(place);
  const departmentName = typeset(department.name);
  const exact = venue.positionPrecision === 'ADDRESS';
  return (
    <Figure ref={figure}>
      <FranceMap
        division="departments"
        areas={{ [department.code]: { level: 3 } }}
        viewBox={viewBox}
        label={t({ id: 'venueMap.label', message: `Map: ${city}, in the department ${departmentName}` })}
      >
        <g aria-hidden fill="var(--p-colors-ink)" stroke="var(--level-0)">
          {LANDMARKS.map(({ name, leftwards, ...landmark }) => {
            const point = project(landmark.longitude, landmark.latitude);
            // A town under the marker would be covered by it.
            if (!shows(point, leftwards) || Math.hypot(point.x - place.x, point.y - place.y) < 14) return null;
            return (
              <g key={name} transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}>
                <circle r="1.8" stroke="none" />
                <text x={leftwards ? -4 : 4} y="3" textAnchor={leftwards ? 'end' : 'start'} strokeWidth="2.5" lang="fr">
                  {name}
                </text>
              </g>
            );
          })}
        </g>
        <g aria-hidden transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}>
          {!exact && <circle r="11" fill="var(--p-colors-copper)" opacity="0.25" />}
          <path
            d="M0 0C-2-5-7-8-7-13.5a7 7 0 0 1 14 0C7-8 2-5 0 0Z"
            fill="var(--p-colors-copper)"
            stroke="var(--p-colors-surface)"
            strokeWidth="1.2"
          />
          <circle cy="-13.5" r="2.6" fill="var(--p-colors-surface)" />
        </g>
      </FranceMap>
      {near && (
        <Suspense fallback={null}>
          <Over>
            <StreetMap
              key={`${latitude} ${longitude}`}
              name={venue.name}
              latitude={latitude}
              longitude={longitude}
              precision={venue.positionPrecision}
            />
          </Over>
        </Suspense>
      )}
    </Figure>
  );
}

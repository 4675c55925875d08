import { styled } from './styled.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { MAP_INSETS, MAP_VIEW_BOX } from '../lib/map-projection.ts';
import around from './france-around.svg?url';
import departments from './france-departments.svg?url';
import regions from './france-regions.svg?url';
import { RouterLink } from './router-link.tsx';

const { x, y, width, height } = MAP_VIEW_BOX;
const VIEW_BOX = `${x} ${y} ${width} ${height}`;

/** Colours of a printed map: pale sea, sand, thin rules. The darker, the more there is (`level`). */
const Drawing = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    '--sea': 'light-dark(#DCE8E5, #0C2026)',
    '--wave': 'light-dark(#C6DBD8, #17353C)',
    '--land': 'light-dark(#F1EADD, #1A2C31)',
    '--frontier': 'light-dark(#D9CFBD, #2B4149)',
    '--level-0': 'light-dark(#FBF6EC, #2A3F45)',
    '--level-1': 'light-dark(#F8E7CF, #3A4644)',
    '--level-2': 'light-dark(#F4D6B3, #524D44)',
    '--level-3': 'light-dark(#EDBF93, #6E5645)',
    '--level-4': 'light-dark(#E3A377, #8C5E47)',
    '--border': 'light-dark(#8D7C66, #0F1E23)',
    bg: 'var(--sea)',
    '& .france-sea': { fill: 'none', stroke: 'var(--wave)', strokeLinejoin: 'round' },
    '& .france-around': { fill: 'var(--land)', stroke: 'var(--frontier)', strokeWidth: '0.8' },
    '& .france-frontiers, & .france-borders': { fill: 'none', strokeWidth: '0.8', pointerEvents: 'none' },
    '& .france-frontiers': { stroke: 'var(--frontier)' },
    '& .france-borders': { stroke: 'var(--border)', strokeWidth: '1.1' },
    '& .france-frame': { fill: 'var(--sea)', stroke: 'var(--wave)', strokeWidth: '1' },
    '& .france-area': {
      stroke: 'var(--border)',
      strokeWidth: '0.8',
      strokeLinejoin: 'round',
      transition: 'fill 150ms',
    },
    '& a:hover .france-area, & a:focus-visible .france-area, & .france-area[data-active]': {
      fill: 'var(--p-colors-copper)',
    },
    '& a': { outline: 'none' },
  },
});

/** How an area of the map is shown. */
export type MapArea = {
  /** Where it leads; without an address it is no link. */
  to?: string | undefined;
  /** Shown while the pointer rests on it. */
  title?: string | undefined;
  /** How much there is, from 0 to 4: the more, the darker. */
  level?: 0 | 1 | 2 | 3 | 4;
};

type FranceMapProps = {
  division: 'regions' | 'departments';
  /** Areas by their INSEE code (`84`, `2A`); the others are shown without a link. */
  areas?: Readonly<Record<string, MapArea>>;
  /** Code of the area that is highlighted from outside. */
  active?: string | null | undefined;
  /** The pointer is on an area that leads somewhere, or has left it (null). */
  onPoint?: (code: string | null) => void;
  /** Says what the map shows. Without it the map is decoration, for pages that say the same in a list. */
  label?: string | undefined;
  /** Part of the map to show, as a `viewBox`. */
  viewBox?: string;
  /** Markers and lettering, placed with `project()` of lib/map-projection.ts. */
  children?: ReactNode;
};

const CODES = {
  regions: ['11', '24', '27', '28', '32', '44', '52', '53', '75', '76', '84', '93', '94'],
  departments: Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((code) =>
    code === '20' ? ['2A', '2B'] : [code],
  ),
} as const;

/**
 * A drawn map of France by regions or departments, with the overseas departments in frames. The outlines are files of their own, loaded
 * once and kept, and drawn after the first rendering, so that they compete with nothing the first screen needs. Areas are links for the
 * pointer only: users of the keyboard or of a screen reader find the same links in the list beside the map.
 */
export function FranceMap({
  division,
  areas = {},
  active,
  onPoint,
  label,
  viewBox = VIEW_BOX,
  children,
}: FranceMapProps) {
  const isOutlined = useDeferredValue(true, false);
  const file = division === 'regions' ? regions : departments;
  const letter = division === 'regions' ? 'r' : 'd';
  const codes = [
    ...CODES[division],
    ...MAP_INSETS.map((inset) => (division === 'regions' ? inset.region : inset.department)),
  ];
  const drawn = (code: string) => {
    const { to, title, level = 0 } = areas[code] ?? {};
    const outline = (
      <use
        className="france-area"
        href={`${file}#${letter}${code}`}
        data-active={active === code || undefined}
        fill={`var(--level-${level})`}
      />
    );
    if (!to) return <g key={code}>{outline}</g>;
    return (
      <RouterLink
        key={code}
        to={to}
        tabIndex={-1}
        onPointerEnter={() => onPoint?.(code)}
        onPointerLeave={() => onPoint?.(null)}
      >
        {title && <title>{title}</title>}
        {outline}
      </RouterLink>
    );
  };
  return (
    <Drawing
      viewBox={viewBox}
      style={{ aspectRatio: `${width} / ${height}` }}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isOutlined && (
        <g aria-hidden>
          <g className="france-sea">
            <use href={`${around}#land`} strokeWidth="22" opacity="0.35" />
            <use href={`${around}#land`} strokeWidth="12" opacity="0.55" />
            <use href={`${around}#land`} strokeWidth="5" />
          </g>
          <use className="france-around" href={`${around}#land`} />
          <use className="france-frontiers" href={`${around}#frontiers`} />
          {MAP_INSETS.map(({ department, frame }) => (
            <rect
              key={department}
              className="france-frame"
              x={frame.x}
              y={frame.y}
              width={frame.size}
              height={frame.size}
              rx="4"
            />
          ))}
          {codes.map(drawn)}
          {division === 'departments' && <use className="france-borders" href={`${departments}#regions`} />}
        </g>
      )}
      {children}
    </Drawing>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS, type RoomLayout } from '../../../lib/venue-terms.ts';
import { Grid, Span } from '../../../ui/box.ts';
import { Disclosure, Summary } from './disclosure.tsx';
import { LayoutIcon } from '../../../ui/layout-icon.tsx';

const MEANINGS = {
  THEATRE: msg({
    id: 'layoutMeaning.theatre',
    message: 'Rows of chairs facing the stage, without tables: talks, plenaries.',
  }),
  CLASSROOM: msg({
    id: 'layoutMeaning.classroom',
    message: 'Rows of tables facing the stage: training, taking notes.',
  }),
  U_SHAPE: msg({
    id: 'layoutMeaning.uShape',
    message: 'Tables in a horseshoe: everyone sees each other and the screen.',
  }),
  BOARDROOM: msg({ id: 'layoutMeaning.boardroom', message: 'One large table: board meetings, negotiations.' }),
  CABARET: msg({
    id: 'layoutMeaning.cabaret',
    message: 'Round tables open towards the stage: group workshops.',
  }),
  BANQUET: msg({ id: 'layoutMeaning.banquet', message: 'Round tables with guests all around: seated meals.' }),
  COCKTAIL: msg({ id: 'layoutMeaning.cocktail', message: 'Standing, with some high tables: receptions, networking.' }),
} as const satisfies Record<RoomLayout, unknown>;

/** What the drawings above the columns mean, for those who organise their first event. */
export function LayoutLegend({ layouts }: { layouts: readonly RoomLayout[] }) {
  const layoutName = useTerm(ROOM_LAYOUTS);
  const meaning = useTerm(MEANINGS);
  return (
    <Disclosure>
      <Summary>
        <Trans id="venue.layoutLegend">Understanding the layouts</Trans>
      </Summary>
      <Grid
        as="dl"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
        pt="4"
      >
        {layouts.map((layout) => (
          <div key={layout}>
            <Span as="dt" display="flex" alignItems="center" gap="3" fontWeight="600">
              <LayoutIcon layout={layout} />
              {layoutName(layout)}
            </Span>
            <Span as="dd" display="block" fontSize="sm" color="ink.muted" ps="11">
              {meaning(layout)}
            </Span>
          </div>
        ))}
      </Grid>
    </Disclosure>
  );
}

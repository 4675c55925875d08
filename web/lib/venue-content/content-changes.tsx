import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTerm } from '../terms.ts';
import { Grid, Item, List, Stack } from '../../ui/box.ts';
import { Badge } from '../../ui/layout.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/text.tsx';
import { ChangedPhotos } from './changed-photos.tsx';
import { ChangedRooms } from './changed-rooms.tsx';
import { useContentLines, type Content, type LineField } from './content-lines.ts';
import type { Side } from './side.ts';
import { inFormOrder, VENUE_FIELDS, type VenueFieldName } from './venue-fields.ts';

const Line = chakra('li', {
  base: { px: '2', py: '0.5', borderRadius: 'sm', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  variants: {
    mark: {
      none: {},
      removed: { bg: 'danger.tint', textDecoration: 'line-through', textDecorationColor: 'danger' },
      added: { bg: 'sage.tint' },
    },
  },
});

/** Lines of one side; those that the other one does not have are marked, by colour and in words. */
function Lines({ lines, others, side }: { lines: readonly string[]; others: readonly string[]; side: Side }) {
  const { t } = useLingui();
  const said =
    side === 'before'
      ? t({ id: 'change.removed', message: 'taken away:' })
      : t({ id: 'change.added', message: 'new:' });
  if (lines.length === 0) {
    return (
      <Text look="small" tone="subtle" px="2">
        <Trans id="change.nothing">Nothing</Trans>
      </Text>
    );
  }
  return (
    <List display="grid" gap="1" fontSize="sm" lang="fr">
      {lines.map((line, index) => {
        const changed = !others.includes(line);
        return (
          <Line key={`${index} ${line}`} mark={changed ? (side === 'before' ? 'removed' : 'added') : 'none'}>
            {changed && <VisuallyHidden>{said} </VisuallyHidden>}
            {line}
          </Line>
        );
      })}
    </List>
  );
}

type ContentChangesProps = {
  before: Content;
  after: Content;
  /** What differs. */
  fields: readonly VenueFieldName[];
  /** Of those, what has changed elsewhere too. */
  conflicts?: readonly VenueFieldName[];
  /** What the two sides are called. */
  names: Readonly<Record<Side, string>>;
};

/** A change field by field, both sides beside each other. */
export function ContentChanges({ before, after, fields, conflicts = [], names }: ContentChangesProps) {
  const fieldName = useTerm(VENUE_FIELDS);
  const linesOf = useContentLines();
  const sides = { before, after };
  const show = (field: VenueFieldName, side: Side): ReactNode => {
    const other = side === 'before' ? after : before;
    if (field === 'ROOMS') return <ChangedRooms rooms={sides[side].rooms} others={other.rooms} side={side} />;
    if (field === 'PHOTOS' || field === 'HOMEPAGE_IMAGE') {
      return <ChangedPhotos content={sides[side]} other={other} side={side} mainOnly={field === 'HOMEPAGE_IMAGE'} />;
    }
    return <Lines lines={linesOf(field satisfies LineField, sides[side])} others={linesOf(field, other)} side={side} />;
  };
  return (
    <List display="grid" gap="0">
      {inFormOrder(fields).map((field) => (
        <Item key={field} py="4" borderTop="1px solid" borderColor="rule">
          <Stack gap="3">
            <Heading as="h3" look="h4" display="flex" gap="2" alignItems="center" flexWrap="wrap">
              {fieldName(field)}
              {conflicts.includes(field) && (
                <Badge tone="danger">
                  <Trans id="change.conflict">changed meanwhile</Trans>
                </Badge>
              )}
            </Heading>
            <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              {(['before', 'after'] as const).map((side) => (
                <Stack key={side} gap="1.5" minWidth="0">
                  <Text look="caption" tone="muted" fontWeight="600" px="2">
                    {names[side]}
                  </Text>
                  {show(field, side)}
                </Stack>
              ))}
            </Grid>
          </Stack>
        </Item>
      ))}
    </List>
  );
}

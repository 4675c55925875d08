import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTerm } from '../../../lib/terms.ts';
import { Grid, Item, List, Stack } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ChangedPhotos } from './changed-photos.tsx';
import { ChangedRooms } from './changed-rooms.tsx';
import { PROSE, useContentLines, type Content } from './content-lines.ts';
import { MarkedText } from './marked-text.tsx';
import type { Side } from './side.ts';
import { useScrollTogether } from './use-scroll-together.ts';
import { inFormOrder, VENUE_FIELDS, type VenueFieldName } from './venue-fields.ts';
import { changedLines, changedWords, type Stretch } from './word-diff.ts';

const Line = styled('li', { base: { px: '2', py: '0.5', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

/** The lines of one version with their marks. */
function Lines({ lines, side }: { lines: readonly Stretch[][]; side: Side }) {
  if (lines.length === 0) {
    return (
      <Text look="small" tone="subtle" px="2">
        <Trans id="change.nothing">None</Trans>
      </Text>
    );
  }
  return (
    <List display="grid" gap="1" fontSize="sm" lang="fr">
      {lines.map((stretches, index) => (
        <Line key={index}>
          <MarkedText stretches={stretches} side={side} />
        </Line>
      ))}
    </List>
  );
}

const TWO_VERSIONS: readonly Side[] = ['before', 'after'];
const THREE_VERSIONS: readonly Side[] = ['before', 'now', 'after'];

type ContentChangesProps = {
  before: Content;
  after: Content;
  /** What differs. */
  fields: readonly VenueFieldName[];
  /** Of those, what has changed elsewhere too. */
  conflicts?: readonly VenueFieldName[];
  /** What it has become there. */
  now?: Content | null;
  /** What the versions are called, unless by the usual names. */
  names?: Readonly<Partial<Record<Side, string>>>;
};

/** A change field by field, its versions beside each other: before and after, in a conflict before, now and proposed. */
export function ContentChanges({ before, after, fields, conflicts = [], now = null, names = {} }: ContentChangesProps) {
  const { t } = useLingui();
  const fieldName = useTerm(VENUE_FIELDS);
  const linesOf = useContentLines();
  const together = useScrollTogether();
  const contents = { before, now: now ?? before, after };
  const nameOf = (side: Side, conflicting: boolean): string => {
    const name = names[side];
    if (name !== undefined) return name;
    if (side === 'before') return t({ id: 'change.before', message: 'Before' });
    if (side === 'now') return t({ id: 'change.now', message: 'Now' });
    return conflicting
      ? t({ id: 'change.proposed', message: 'Proposed' })
      : t({ id: 'change.after', message: 'After' });
  };
  const show = (field: VenueFieldName, side: Side, versions: readonly Side[]): ReactNode => {
    // What was before is compared with all that it has become, and those with it.
    const compared = versions.filter((each) => (each === 'before') !== (side === 'before'));
    const content = contents[side];
    const others = compared.map((each) => contents[each]);
    if (field === 'ROOMS') {
      const rooms = others.map((other) => other.rooms);
      const name = nameOf(side, versions === THREE_VERSIONS);
      return <ChangedRooms rooms={content.rooms} others={rooms} side={side} name={name} together={together} />;
    }
    if (field === 'PHOTOS' || field === 'HOMEPAGE_IMAGE') {
      return <ChangedPhotos content={content} others={others} side={side} mainOnly={field === 'HOMEPAGE_IMAGE'} />;
    }
    const mark = PROSE.has(field) ? changedWords : changedLines;
    const lines = mark(
      linesOf(field, content),
      others.map((other) => linesOf(field, other)),
    );
    return <Lines lines={lines} side={side} />;
  };
  return (
    <List display="grid" gap="0">
      {inFormOrder(fields).map((field) => {
        const conflicting = conflicts.includes(field);
        const versions = conflicting && now ? THREE_VERSIONS : TWO_VERSIONS;
        const columns = `repeat(${versions.length}, minmax(0, 1fr))`;
        return (
          <Item key={field} py="4" borderTop="1px solid" borderColor="rule">
            <Stack gap="3">
              <Heading as="h3" look="h4" display="flex" gap="2" alignItems="center" flexWrap="wrap">
                {fieldName(field)}
                {conflicting && (
                  <Badge tone="danger">
                    <Trans id="change.conflict">changed in the meantime</Trans>
                  </Badge>
                )}
              </Heading>
              <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: columns }}>
                {versions.map((side) => (
                  <Stack key={side} gap="1.5" minWidth="0">
                    <Text look="caption" tone="muted" fontWeight="600" px="2">
                      {nameOf(side, conflicting)}
                    </Text>
                    {show(field, side, versions)}
                  </Stack>
                ))}
              </Grid>
            </Stack>
          </Item>
        );
      })}
    </List>
  );
}

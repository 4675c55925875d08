import { styled } from '../../../ui/styled.ts';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-static/icons/circle-alert.svg?react';
import CircleCheck from 'lucide-static/icons/circle-check.svg?react';
import CircleX from 'lucide-static/icons/circle-x.svg?react';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text, VisuallyHidden } from '../../../ui/text.tsx';
import { useVenueChecklistQuery, type VenueChecklistQuery } from './moderation.gen.ts';

type Found = VenueChecklistQuery['venueChecklist'][number];
type Check = Found['check'];

const CHECKS = {
  PARTS: msg({ id: 'check.parts', message: 'All required content' }),
  DESCRIPTION: msg({ id: 'check.description', message: 'Description' }),
  PHOTOS: msg({ id: 'check.photos', message: 'Photos' }),
  PHOTO_TEXTS: msg({ id: 'check.photoMessages', message: 'Photos described' }),
  CONTACT: msg({ id: 'check.contact', message: 'E-mail and phone' }),
  ROOMS: msg({ id: 'check.rooms', message: 'Rooms with capacities' }),
  CAPACITIES: msg({ id: 'check.capacities', message: 'Capacities match the areas' }),
  POSITION: msg({ id: 'check.position', message: 'Map marker' }),
  POSITION_IN_COMMUNE: msg({ id: 'check.positionInCommune', message: 'Within its commune' }),
  UNIQUE: msg({ id: 'check.unique', message: 'No duplicate' }),
  OWNER: msg({ id: 'check.owner', message: 'Owner’s account' }),
  PLAN: msg({ id: 'check.plan', message: 'Space in the owner’s plan' }),
} as const satisfies Record<Check, unknown>;

const STATES = {
  GOOD: msg({ id: 'check.good', message: 'good' }),
  LOOK: msg({ id: 'check.look', message: 'to check' }),
  WRONG: msg({ id: 'check.wrong', message: 'to correct' }),
} as const;

const ICONS = { GOOD: CircleCheck, LOOK: CircleAlert, WRONG: CircleX } as const;
const COLOURS = { GOOD: 'sage.text', LOOK: 'gold.text', WRONG: 'danger' } as const;

/** Without a photo, that none lacks a description says nothing. */
function telling(found: readonly Found[]): readonly Found[] {
  const hasPhotos = found.some(({ check, value }) => check === 'PHOTOS' && value !== 0);
  return hasPhotos ? found : found.filter(({ check }) => check !== 'PHOTO_TEXTS');
}

const Line = styled('li', { base: { display: 'flex', gap: '2', alignItems: 'flex-start', fontSize: 'sm' } });

/** What is said of a point beside its name. */
function useRemark(): (found: Found) => string | null {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ check, state, value }) => {
    const amount = number(value ?? 0);
    const count = value ?? 0;
    switch (check) {
      case 'PARTS':
        return count === 0
          ? null
          : t({ id: 'check.missing', message: plural(count, { one: '# item missing', other: '# items missing' }) });
      case 'DESCRIPTION':
        return t({ id: 'check.characters', message: `${amount} characters` });
      case 'PHOTOS':
      case 'ROOMS':
        return amount;
      case 'PHOTO_TEXTS':
        return count === 0
          ? null
          : t({
              id: 'check.undescribed',
              message: plural(count, { one: '# without a description', other: '# without a description' }),
            });
      case 'CAPACITIES':
        return count === 0
          ? null
          : t({
              id: 'check.crowded',
              message: plural(count, { one: '# room too crowded', other: '# rooms too crowded' }),
            });
      case 'POSITION':
        return state === 'GOOD' ? null : t({ id: 'check.centre', message: 'centre of the commune' });
      case 'POSITION_IN_COMMUNE':
        return value === null
          ? t({ id: 'check.unknown', message: 'unknown' })
          : t({ id: 'check.distance', message: `${amount} km from its centre` });
      case 'UNIQUE':
        return count === 0
          ? null
          : t({
              id: 'check.twins',
              message: plural(count, {
                one: '# venue with the same name nearby',
                other: '# venues with the same name nearby',
              }),
            });
      case 'OWNER':
        return state === 'GOOD'
          ? null
          : state === 'LOOK'
            ? t({ id: 'check.unverified', message: 'address not verified' })
            : t({ id: 'check.noOwner', message: 'no active account' });
      case 'PLAN':
        return value === null
          ? t({ id: 'check.unlimited', message: 'unlimited' })
          : t({ id: 'check.placesLeft', message: plural(count, { 0: 'none left', one: '# left', other: '# left' }) });
      case 'CONTACT':
        return null;
    }
  };
}

/** What the list of `Checklist` has found open, for the question before a venue is accepted. */
export function OpenPoints({ venueId }: { venueId: string }) {
  const { t } = useLingui();
  const checkName = useTerm(CHECKS);
  const remarkOf = useRemark();
  const { data } = useVenueChecklistQuery({ variables: { id: venueId }, fetchPolicy: 'cache-only' });
  const open = telling(data?.venueChecklist ?? []).filter(({ state }) => state !== 'GOOD');
  if (open.length === 0) return null;
  return (
    <Notice tone="gold">
      <Text fontWeight="600">{t({ id: 'check.stillOpen', message: 'Still open on the checklist:' })}</Text>
      <List>
        {open.map((found) => {
          const remark = remarkOf(found);
          return (
            <Item key={found.check}>
              {checkName(found.check)}
              {remark && <Span color="ink.muted"> · {remark}</Span>}
            </Item>
          );
        })}
      </List>
    </Notice>
  );
}

/** What to look at before a venue is accepted, and what was found. */
export function Checklist({ venueId }: { venueId: string }) {
  const { t } = useLingui();
  const checkName = useTerm(CHECKS);
  const stateName = useTerm(STATES);
  const remarkOf = useRemark();
  const { data } = useVenueChecklistQuery({ variables: { id: venueId }, fetchPolicy: 'network-only' });
  const found = telling(data?.venueChecklist ?? []);
  const open = found.filter(({ state }) => state !== 'GOOD').length;
  return (
    <Card as="section" padded aria-labelledby="checklist">
      <Stack gap="4">
        <Flex gap="3" justifyContent="space-between" alignItems="baseline" flexWrap="wrap">
          <Heading as="h2" look="h3" id="checklist">
            <Trans id="check.title">Checklist</Trans>
          </Heading>
          {data && (
            <Text look="small" tone="muted" role="status">
              {t({
                id: 'check.open',
                message: plural(open, {
                  0: 'Nothing to report.',
                  one: '# point to check.',
                  other: '# points to check.',
                }),
              })}
            </Text>
          )}
        </Flex>
        <List
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))"
          minHeight={data ? undefined : '8rem'}
        >
          {found.map((each) => {
            const Icon = ICONS[each.state];
            const remark = remarkOf(each);
            return (
              <Line key={each.check}>
                <Span color={COLOURS[each.state]} flexShrink="0" pt="0.5">
                  <Icon size={18} aria-hidden />
                </Span>
                <span>
                  <Span fontWeight="600">{checkName(each.check)}</Span>
                  <VisuallyHidden>: {stateName(each.state)}</VisuallyHidden>
                  {remark && (
                    <Text as="span" look="caption" tone="muted" display="block">
                      {remark}
                    </Text>
                  )}
                </span>
              </Line>
            );
          })}
        </List>
      </Stack>
    </Card>
  );
}

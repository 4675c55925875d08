import { chakra } from '@chakra-ui/react';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useFormats } from '../../lib/formats.ts';
import { useTerm } from '../../lib/terms.ts';
import { Flex, List, Span, Stack } from '../../ui/box.ts';
import { Card } from '../../ui/layout.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/text.tsx';
import { useVenueChecklistQuery, type VenueChecklistQuery } from './moderation.gen.ts';

type Found = VenueChecklistQuery['venueChecklist'][number];
type Check = Found['check'];

const CHECKS = {
  PARTS: msg({ id: 'check.parts', message: 'Everything that is required' }),
  DESCRIPTION: msg({ id: 'check.description', message: 'Description' }),
  PHOTOS: msg({ id: 'check.photos', message: 'Photos' }),
  PHOTO_TEXTS: msg({ id: 'check.photoTexts', message: 'Photos described' }),
  CONTACT: msg({ id: 'check.contact', message: 'E-mail and telephone' }),
  ROOMS: msg({ id: 'check.rooms', message: 'Rooms with capacities' }),
  CAPACITIES: msg({ id: 'check.capacities', message: 'Capacities fit the areas' }),
  POSITION: msg({ id: 'check.position', message: 'Marker on the map' }),
  POSITION_IN_COMMUNE: msg({ id: 'check.positionInCommune', message: 'Inside its commune' }),
  UNIQUE: msg({ id: 'check.unique', message: 'Not listed twice' }),
  OWNER: msg({ id: 'check.owner', message: 'Owner’s account' }),
  PLAN: msg({ id: 'check.plan', message: 'Room in the owner’s plan' }),
} as const satisfies Record<Check, unknown>;

const STATES = {
  GOOD: msg({ id: 'check.good', message: 'fine' }),
  LOOK: msg({ id: 'check.look', message: 'look at it' }),
  WRONG: msg({ id: 'check.wrong', message: 'wrong' }),
} as const;

const ICONS = { GOOD: CircleCheck, LOOK: CircleAlert, WRONG: CircleX } as const;
const COLOURS = { GOOD: 'sage.text', LOOK: 'gold.text', WRONG: 'danger' } as const;

const Line = chakra('li', { base: { display: 'flex', gap: '2', alignItems: 'flex-start', fontSize: 'sm' } });

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
          : t({ id: 'check.missing', message: plural(count, { one: '# part missing', other: '# parts missing' }) });
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
              message: plural(count, { one: '# without a text', other: '# without a text' }),
            });
      case 'CAPACITIES':
        return count === 0
          ? null
          : t({
              id: 'check.crowded',
              message: plural(count, { one: '# room too full', other: '# rooms too full' }),
            });
      case 'POSITION':
        return state === 'GOOD' ? null : t({ id: 'check.centre', message: 'centre of the commune' });
      case 'POSITION_IN_COMMUNE':
        return value === null
          ? t({ id: 'check.unknown', message: 'not known' })
          : t({ id: 'check.distance', message: `${amount} km from its centre` });
      case 'UNIQUE':
        return count === 0
          ? null
          : t({
              id: 'check.twins',
              message: plural(count, {
                one: '# venue of the same name there',
                other: '# venues of the same name there',
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
          ? t({ id: 'check.unlimited', message: 'without limit' })
          : t({ id: 'check.placesLeft', message: plural(count, { 0: 'none left', one: '# left', other: '# left' }) });
      case 'CONTACT':
        return null;
    }
  };
}

/** What to look at before a venue is accepted, and what was found. */
export function Checklist({ venueId }: { venueId: string }) {
  const { t } = useLingui();
  const checkName = useTerm(CHECKS);
  const stateName = useTerm(STATES);
  const remarkOf = useRemark();
  const { data } = useVenueChecklistQuery({ variables: { id: venueId }, fetchPolicy: 'no-cache' });
  const found = data?.venueChecklist ?? [];
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
                  0: 'Nothing to remark.',
                  one: '# point to look at.',
                  other: '# points to look at.',
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

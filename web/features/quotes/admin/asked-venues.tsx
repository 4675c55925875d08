import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-static/icons/bell-ring.svg?react';
import Send from 'lucide-static/icons/send.svg?react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { Item, List, Row, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { RequestedVenue, AdminFit, AdminQuote } from './admin-quote.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { Proposals, type Proposal } from './proposals.tsx';
import { StepFailure } from './step-failure.tsx';
import { useQuoteStep, type Step, type StepOutcome } from './use-quote-steps.ts';

type AskedVenuesProps = {
  request: AdminQuote;
  /** How a venue stands to what is asked, in a line. */
  Fit: ComponentType<{ fit: AdminFit }>;
  /** Something was done, or has been done elsewhere meanwhile. */
  onStep: () => void;
};

/** The venues of a request: who has it, who has answered; handing it to owners, and asking them once more. */
export function AskedVenues({ request, Fit, onStep }: AskedVenuesProps) {
  const { t } = useLingui();
  const { venues, availableActions, id, version } = request;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly Proposal[]>([]);
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const [told, setTold] = useState('');
  const [take, taking] = useQuoteStep();
  const forwarding = useDisclosure();
  const reminding = useDisclosure();
  const canForward = availableActions.includes('FORWARD');
  const known = new Set(venues.map(({ venueId }) => venueId));
  const more = added.filter(({ venueId }) => !known.has(venueId));
  const open = venues.flatMap(({ venueId, hasOwner, forwardedAt }) =>
    venueId !== null && hasOwner && forwardedAt === null && !left.has(venueId) ? [venueId] : [],
  );
  const chosen = [...open, ...more.map(({ venueId }) => venueId)];
  const venuesToAsk = [...venues, ...more].flatMap(({ venueId, name }) =>
    venueId !== null && chosen.includes(venueId) ? [name] : [],
  );
  const venuesToRemind = venues.flatMap(({ mayBeReminded, name }) => (mayBeReminded ? [name] : []));
  const waiting = venuesToRemind.length;

  const run = async (step: Step, done: string) => {
    setOutcome(null);
    setTold('');
    const result = await take({ id, version }, step);
    forwarding.onClose();
    reminding.onClose();
    setOutcome(result);
    if (result.kind === 'done') {
      setTold(done);
      setAdded([]);
      setLeft(new Set());
    }
    onStep();
  };
  const forward = () =>
    run(
      { action: 'FORWARD', venueIds: chosen },
      t({
        id: 'adminVenues.forwarded',
        message: plural(chosen.length, { one: 'Forwarded to # venue.', other: 'Forwarded to # venues.' }),
      }),
    );
  const remind = () =>
    run(
      { action: 'REMIND' },
      t({
        id: 'adminVenues.reminded',
        message: plural(waiting, { one: '# venue reminded.', other: '# venues reminded.' }),
      }),
    );
  return (
    <Card as="section" padded aria-labelledby="asked-venues" id="transmettre">
      <Stack gap="4">
        <Row justifyContent="space-between" gap="3">
          <Heading as="h2" look="h2" id="asked-venues">
            <Trans id="adminVenues.title">Venues</Trans>
          </Heading>
          {availableActions.includes('REMIND') && waiting > 0 && (
            <Button size="sm" onClick={() => reminding.onOpen()}>
              <BellRing size={16} aria-hidden />
              {t({
                id: 'adminVenues.remind',
                message: plural(waiting, { one: 'Remind # venue…', other: 'Remind # venues…' }),
              })}
            </Button>
          )}
        </Row>
        {venues.length === 0 && more.length === 0 && (
          <Text tone="muted">
            <Trans id="adminVenues.none">The planner names no venue: find some suitable ones below.</Trans>
          </Text>
        )}
        <List display="grid" gap="3">
          {venues.map((venue) => (
            <Item key={venue.venueId ?? venue.name}>
              <Venue
                venue={venue}
                choosable={canForward && venue.forwardedAt === null && venue.hasOwner === true}
                chosen={!left.has(venue.venueId ?? '')}
                onChoose={(on) =>
                  setLeft((before) => {
                    const after = new Set(before);
                    if (on) after.delete(venue.venueId ?? '');
                    else after.add(venue.venueId ?? '');
                    return after;
                  })
                }
                Fit={Fit}
              />
            </Item>
          ))}
          {more.map((venue) => (
            <Item key={venue.venueId}>
              <Checkbox
                checked
                long
                onChange={() => setAdded((before) => before.filter(({ venueId }) => venueId !== venue.venueId))}
              >
                <VenueName name={venue.name} city={venue.city}>
                  <Badge tone="copper">{t({ id: 'adminVenues.added', message: 'Added by you' })}</Badge>
                </VenueName>
                <Fit fit={venue.fit} />
              </Checkbox>
            </Item>
          ))}
        </List>
        {canForward && chosen.length > 0 && (
          <Row gap="3">
            <Button look={request.state === 'NEW' ? 'outline' : 'solid'} onClick={() => forwarding.onOpen()}>
              <Send size={17} aria-hidden />
              {t({
                id: 'adminVenues.forward',
                message: plural(chosen.length, { one: 'Forward to # venue…', other: 'Forward to # venues…' }),
              })}
            </Button>
            <Text look="caption" tone="muted" flex="1 1 16rem">
              <Trans id="adminVenues.forwardNote">
                Their owners receive the request with the planner’s contact details, by e-mail and as a notification.
              </Trans>
            </Text>
          </Row>
        )}
        <Text role="status" look="small" color="sage.text" _empty={{ display: 'none' }}>
          {told}
        </Text>
        <StepFailure outcome={outcome} requestId={id} />
        {canForward && (
          <Proposals
            requestId={id}
            chosen={more.map(({ venueId }) => venueId)}
            Fit={Fit}
            onAdd={(venue) => setAdded((before) => [...before, venue])}
          />
        )}
        <OwnerDialog
          letter="forward"
          dialog={forwarding}
          names={venuesToAsk}
          busy={taking}
          onConfirm={() => void forward()}
        />
        <OwnerDialog
          letter="remind"
          dialog={reminding}
          names={venuesToRemind}
          busy={taking}
          onConfirm={() => void remind()}
        />
      </Stack>
    </Card>
  );
}

type VenueProps = {
  venue: RequestedVenue;
  choosable: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  Fit: ComponentType<{ fit: AdminFit }>;
};

function Venue({ venue, choosable, chosen, onChoose, Fit }: VenueProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { name, city, venueId, hasOwner, forwardedAt, remindedAt, waits } = venue;
  const since = forwardedAt && date(forwardedAt);
  const again = remindedAt && date(remindedAt);
  const content = (
    <Stack gap="1.5">
      <VenueName name={name} city={city}>
        {forwardedAt !== null && (
          <Badge tone={waits ? 'gold' : 'sage'}>
            {waits
              ? t({ id: 'adminVenues.waits', message: 'Answer awaited' })
              : t({ id: 'adminVenues.hasAnswered', message: 'Has answered' })}
          </Badge>
        )}
        {venueId === null && <Badge>{t({ id: 'adminVenues.gone', message: 'Deleted' })}</Badge>}
        {venueId !== null && !hasOwner && (
          <Badge tone="danger">{t({ id: 'adminVenues.noOwner', message: 'No owner to ask' })}</Badge>
        )}
      </VenueName>
      {forwardedAt !== null && (
        <Text look="caption" tone="muted">
          {remindedAt === null
            ? t({ id: 'adminVenues.since', message: `Forwarded on ${since}` })
            : t({ id: 'adminVenues.sinceAndAgain', message: `Forwarded on ${since}, reminded on ${again}` })}
        </Text>
      )}
      <Fit fit={venue.fit} />
    </Stack>
  );
  if (!choosable) return content;
  return (
    <Checkbox long checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
      {content}
    </Checkbox>
  );
}

function VenueName({ name, city, children }: { name: string; city: string; children?: ReactNode }) {
  return (
    <Row gap="2" rowGap="0.5">
      <Span fontWeight="600" lang="fr" overflowWrap="anywhere">
        {name}
      </Span>
      <Span fontSize="sm" color="ink.muted">
        {city}
      </Span>
      {children}
    </Row>
  );
}

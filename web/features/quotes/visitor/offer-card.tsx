import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { PriceRow } from '../../../lib/price-row.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { PriceTable } from '../../../ui/price-table.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import type { Offer, TrackedQuote } from './tracked-quote.ts';

/** The parts of all cards stand in the same rows, so that one reads across. */
const ROWS = 6;

const Frame = styled('li', {
  base: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${ROWS}`,
    rowGap: '0',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    p: { base: '4', md: '5' },
    breakInside: 'avoid',
    '& > * + *': { borderTop: '1px solid', borderColor: 'rule', pt: '4', mt: '4' },
  },
  variants: {
    chosen: {
      true: { borderColor: 'sage', boxShadow: 'inset 0 0 0 1px var(--p-colors-sage)' },
      false: {},
    },
  },
});

type OfferCardProps = {
  offer: Offer;
  request: TrackedQuote;
  /** Whether none is cheaper a participant. */
  isLowest: boolean;
  /** What can be done with it. */
  children: ReactNode;
};

/** One offer: what it costs a participant, what it holds, until when it is good. */
export function OfferCard({ offer, request, isLowest, children }: OfferCardProps) {
  const { t } = useLingui();
  const { money, date, dateRange } = useFormats();
  const { today } = usePageInfo();
  const { slug, venueName, venueCity, totals, text, question, reply, validUntil, startDate, endDate } = offer;
  const otherDates = startDate && endDate ? dateRange(startDate, endDate) : null;
  const until = validUntil && date(validUntil);
  const gone = offer.ownerLeftAt && date(offer.ownerLeftAt);
  const perPersonInclVat = money(totals.inclVatPerParticipant);
  return (
    <Frame chosen={offer.chosenAt !== null && gone === null}>
      <Stack gap="1">
        <Row minHeight="6">
          {offer.chosenAt !== null && (
            <Badge tone={gone === null ? 'sage' : 'gold'}>{t({ id: 'offers.chosen', message: 'Your choice' })}</Badge>
          )}
          {isLowest && <Badge tone="gold">{t({ id: 'offers.lowest', message: 'Lowest price per participant' })}</Badge>}
        </Row>
        <Heading as="h3" look="h3" lang="fr" overflowWrap="anywhere">
          {slug === null ? (
            venueName
          ) : (
            <Link to={venueAddress(slug)} look="plain">
              {venueName}
            </Link>
          )}
        </Heading>
        <Text look="small" tone="muted">
          {venueCity}
        </Text>
      </Stack>
      <div>
        <Text textStyle="figure" fontSize="3xl">
          {money(totals.exclVatPerParticipant)}
        </Text>
        <Text look="small" tone="muted">
          <Trans id="offers.perPerson">per participant, excl. VAT ({perPersonInclVat} incl. VAT)</Trans>
        </Text>
        <AgainstBudget offer={offer} budget={request.budgetPerPerson} />
      </div>
      <div>
        <OfferLines offer={offer} />
      </div>
      <Stack gap="1">
        <Text look="small">
          {otherDates === null ? (
            <Trans id="offers.asAsked">On the dates you asked for</Trans>
          ) : (
            <Trans id="offers.otherDates">On other dates: {otherDates}</Trans>
          )}
        </Text>
        <Held held={offer.heldDates} />
        <Text look="small" tone={offer.availableActions.length > 0 || offer.chosenAt !== null ? 'muted' : 'danger'}>
          {gone !== null ? (
            <Trans id="offers.ownerLeft">
              Whoever ran this venue left the platform on {gone}: ask the venue itself whether the offer still stands.
            </Trans>
          ) : validUntil !== null && validUntil < today && request.state === 'ANSWERED' ? (
            <Trans id="offers.expired">Expired on {until}: ask the venue to renew it</Trans>
          ) : (
            <Trans id="offers.validUntil">Valid until {until}</Trans>
          )}
        </Text>
      </Stack>
      <Stack gap="3">
        {text !== null && (
          <Text look="small" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        {question !== null && reply !== null && (
          <Text look="small" tone="muted" whiteSpace="pre-line" overflowWrap="anywhere">
            <Trans id="offers.asked">Their question: {question}</Trans>
            {'\n'}
            <Trans id="offers.replied">Your reply: {reply}</Trans>
          </Text>
        )}
      </Stack>
      <Stack gap="2" css={{ '@media print': { display: 'none' } }}>
        {children}
      </Stack>
    </Frame>
  );
}

/** Whether its days are held: what the calendar of the venue says now. */
function Held({ held }: { held: Offer['heldDates'] }) {
  const { date } = useFormats();
  if (!held || held.isExpired || held.state === 'CLOSED') return null;
  const until = held.optionUntil && date(held.optionUntil);
  return (
    <Text look="small" color="sage.text" fontWeight="600">
      {held.state === 'OPTION' ? (
        <Trans id="offers.option">Your dates are held until {until}</Trans>
      ) : (
        <Trans id="offers.booked">Your dates are booked in its calendar</Trans>
      )}
      {held.roomName !== null && (
        <Text as="span" fontWeight="400" lang="fr">
          {' · '}
          {held.roomName}
        </Text>
      )}
    </Text>
  );
}

/** The budget was not said to be before or after tax: only what is true of both prices is said. */
function AgainstBudget({ offer: { totals }, budget }: { offer: Offer; budget: TrackedQuote['budgetPerPerson'] }) {
  const { money } = useFormats();
  const { exclVatPerParticipant: before, inclVatPerParticipant: after } = totals;
  if (budget === null || budget.currency !== before.currency) return null;
  if (after.amount <= budget.amount)
    return (
      <Text look="small" color="sage.text" fontWeight="600">
        <Trans id="offers.withinBudget">Within your budget</Trans>
      </Text>
    );
  if (before.amount <= budget.amount) return null;
  const excess = money({ ...before, amount: before.amount - budget.amount });
  return (
    <Text look="small" fontWeight="600">
      <Trans id="offers.aboveBudget">Above your budget by {excess} excl. VAT</Trans>
    </Text>
  );
}

function OfferLines({ offer: { lines, totals, venueName } }: { offer: Offer }) {
  const { t } = useLingui();
  const { money, decimal } = useFormats();
  return (
    <PriceTable aria-label={t({ id: 'offers.lines', message: `Prices: ${venueName}` })}>
      <tbody>
        {lines.map(({ label, vatPercent, total, ...price }, index) => (
          <PriceRow key={`${label} ${index}`} price={price} vatPercents={[vatPercent]} total={total}>
            {label}
          </PriceRow>
        ))}
      </tbody>
      <tfoot>
        <tr data-strong>
          <th scope="row">{t({ id: 'answer.exclVat', message: 'Excl. VAT' })}</th>
          <td>{money(totals.exclVat)}</td>
        </tr>
        {totals.vatShares.map(({ percent, vat }) => {
          const rate = decimal(percent);
          return (
            <tr key={percent}>
              <th scope="row">{t({ id: 'answer.vatAt', message: `VAT at ${rate}%` })}</th>
              <td>{money(vat)}</td>
            </tr>
          );
        })}
        <tr data-strong>
          <th scope="row">{t({ id: 'answer.inclVat', message: 'Incl. VAT' })}</th>
          <td>{money(totals.inclVat)}</td>
        </tr>
      </tfoot>
    </PriceTable>
  );
}

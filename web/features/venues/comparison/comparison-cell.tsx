import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import Minus from 'lucide-static/icons/minus.svg?react';
import type { ReactNode } from 'react';
import { AVAILABILITIES } from '../../../lib/calendar-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePeopleIn } from '../../../lib/suited-capacity.ts';
import { basisOf, RATE_KINDS } from '../../../lib/rate-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Item, List, Row, Span } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { AvailabilityBadge } from '../../calendar/visitor/availability-badge.tsx';
import { useEstimateLabels } from '../../estimates/estimate.ts';
import type { ComparisonRow } from './comparison-rows.ts';
import { TRAVEL_MODES } from '../../../lib/venue-labels.ts';

type Of<K extends ComparisonRow['kind']> = Extract<ComparisonRow, { kind: K }>['values'][number];

/** Nothing known, or nothing there. */
function Nothing() {
  return (
    <Span color="ink.subtle">
      <Minus size={16} aria-hidden />
      <VisuallyHidden>
        <Trans id="comparison.notGiven">not stated</Trans>
      </VisuallyHidden>
    </Span>
  );
}

function Flag({ value }: { value: boolean }) {
  if (!value) {
    return (
      <Span color="ink.subtle">
        <Minus size={16} aria-hidden />
        <VisuallyHidden>
          <Trans id="comparison.no">no</Trans>
        </VisuallyHidden>
      </Span>
    );
  }
  return (
    <Span color="sage.text">
      <Check size={20} strokeWidth={2.25} aria-hidden />
      <VisuallyHidden>
        <Trans id="comparison.yes">yes</Trans>
      </VisuallyHidden>
    </Span>
  );
}

function StarsValue({ stars }: { stars: number }) {
  const { t } = useLingui();
  return (
    <Stars
      category={stars}
      label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
    />
  );
}

function AccessValue({ access: { name, minutes: time, mode: how } }: { access: NonNullable<Of<'access'>> }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const travelMode = useTerm(TRAVEL_MODES);
  const minutes = number(time);
  const mode = travelMode(how);
  return (
    <>
      <Span display="block">{t({ id: 'access.time', message: `${minutes} min ${mode}` })}</Span>
      <Span display="block" color="ink.muted" fontSize="sm" fontWeight="400" lang="fr">
        {name}
      </Span>
    </>
  );
}

function PriceValue({ value: { kind, price } }: { value: NonNullable<Of<'price'>> }) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const rateKind = useTerm(RATE_KINDS);
  const amount = money(price);
  const basis = i18n._(basisOf({ kind, unit: null }));
  return (
    <>
      <Span display="block">{`${amount} ${basis}`}</Span>
      <Span display="block" color="ink.muted" fontSize="sm" fontWeight="400">
        {rateKind(kind)}
      </Span>
    </>
  );
}

function Promotions({ promotions }: { promotions: Of<'promotions'> }) {
  const { t } = useLingui();
  const { date } = useFormats();
  return (
    <List display="grid" gap="2">
      {promotions.map(({ id, title, endsOn }) => {
        const day = date(endsOn);
        return (
          <Item key={id}>
            <Span display="block" lang="fr">
              {title}
            </Span>
            <Span display="block" color="ink.muted" fontSize="sm" fontWeight="400">
              {t({ id: 'comparison.until', message: `until ${day}` })}
            </Span>
          </Item>
        );
      })}
    </List>
  );
}

function Activities({ names }: { names: Of<'activities'> }) {
  return (
    <List display="grid" gap="1" fontSize="sm" fontWeight="400" lang="fr">
      {names.map((name) => (
        <Item key={name}>{name}</Item>
      ))}
    </List>
  );
}

function EstimateValue({ estimate }: { estimate: NonNullable<Of<'estimate'>> }) {
  const { t } = useLingui();
  const words = useEstimateLabels();
  const missing = words.unpriced(estimate);
  return (
    <>
      <Span display="block">{words.total(estimate, 'exclVatPerParticipant')}</Span>
      <Span display="block" color="ink.muted" fontSize="sm" fontWeight="400">
        {t({ id: 'comparison.perParticipant', message: 'excl. VAT per participant' })}
      </Span>
      {words.shortfalls(estimate).map((sentence) => (
        <Span key={sentence} display="block" color="gold.text" fontSize="sm">
          {sentence}
        </Span>
      ))}
      {missing && (
        <Span display="block" color="ink.muted" fontSize="sm" fontWeight="400">
          {t({ id: 'estimate.without', message: `not counted: ${missing}` })}
        </Span>
      )}
    </>
  );
}

function Content({ row, index }: { row: ComparisonRow; index: number }): ReactNode {
  const peopleIn = usePeopleIn();
  const stateName = useTerm(AVAILABILITIES);
  const { number } = useFormats();
  switch (row.kind) {
    case 'figure':
    case 'layout': {
      const value = row.values[index] ?? null;
      if (value === null) return <Nothing />;
      return row.name === 'category' ? <StarsValue stars={value} /> : number(value);
    }
    case 'most': {
      const most = row.values[index];
      return most ? peopleIn(most) : <Nothing />;
    }
    case 'estimate': {
      const estimate = row.values[index];
      return estimate ? <EstimateValue estimate={estimate} /> : <Nothing />;
    }
    case 'availability': {
      const state = row.values[index];
      return state ? <AvailabilityBadge state={state}>{stateName(state)}</AvailabilityBadge> : <Nothing />;
    }
    case 'price': {
      const value = row.values[index];
      return value ? <PriceValue value={value} /> : <Nothing />;
    }
    case 'access': {
      const access = row.values[index];
      return access ? <AccessValue access={access} /> : <Nothing />;
    }
    case 'amenity':
    case 'eventType':
      return <Flag value={row.values[index] ?? false} />;
    case 'activities': {
      const names = row.values[index] ?? [];
      return names.length > 0 ? <Activities names={names} /> : <Nothing />;
    }
    case 'promotions': {
      const promotions = row.values[index] ?? [];
      return promotions.length > 0 ? <Promotions promotions={promotions} /> : <Nothing />;
    }
  }
}

/** What one venue has in a row; the best of the row says so in words. */
export function ComparisonCell({ row, index }: { row: ComparisonRow; index: number }) {
  return (
    <Row columnGap="2" rowGap="1">
      <div>
        <Content row={row} index={index} />
      </div>
      {row.best[index] && (
        <Badge tone="sage">
          {row.kind === 'access' ? (
            <Trans id="comparison.shortest">Shortest</Trans>
          ) : row.kind === 'price' || row.kind === 'estimate' ? (
            <Trans id="comparison.lowest">Lowest</Trans>
          ) : (
            <Trans id="comparison.highest">Highest</Trans>
          )}
        </Badge>
      )}
    </Row>
  );
}

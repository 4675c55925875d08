import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { QUOTE_ANSWER, VENUE_LIMITS } from '../../../../schema/owner-limits.ts';
import { grossOf, netOf, ROOM_RATES } from '../../../../schema/rates.ts';
import { DecimalField, SelectField, TextField, useChoices, useErrorOf } from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import {
  basisOf,
  OCCUPANCIES,
  RATE_COMPONENTS,
  RATE_KINDS,
  RATE_UNITS,
  type Occupancy,
  type RateComponent,
  type RateKind,
  type RateUnit,
} from '../../../lib/rate-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { Text } from '../../../ui/text.tsx';
import { Disclosure } from './disclosure.tsx';
import { ItemList } from './item-list.tsx';
import { nextRate, pricedComponents, shownComponents, type RateForm } from './rate-form.ts';
import { TabCard } from './tab-card.tsx';
import { useItems } from './use-items.ts';
import type { RoomForm } from './venue-form.ts';

const KINDS = Object.keys(RATE_KINDS) as RateKind[];
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The price list: each rate with what it contains, and what each part costs. */
export function RatesTab() {
  const { t } = useLingui();
  const kindName = useTerm(RATE_KINDS);
  const rates = (useWatch({ name: 'rates' }) ?? []) as readonly RateForm[];
  return (
    <TabCard
      title={<Trans id="venueForm.rates">Rates</Trans>}
      lead={
        <Trans id="venueForm.ratesLead">
          Planners see an estimate at once, and your answers to requests begin with these prices. Enter prices excluding
          VAT, part by part; leave empty what a rate does not include.
        </Trans>
      }
    >
      <ItemList
        items={useItems('rates', nextRate(rates))}
        empty={<Trans id="venueForm.noRates">No rates yet: your page says “price on request”.</Trans>}
        addLabel={t({ id: 'venueForm.addRate', message: 'Add a rate' })}
        nameOf={({ kind, label }) => label.trim() || kindName(kind)}
      >
        {(index) => <Rate at={`rates.${index}`} />}
      </ItemList>
    </TabCard>
  );
}

function Rate({ at }: { at: string }) {
  const { t } = useLingui();
  const rate = useWatch({ name: at }) as RateForm | undefined;
  const kindName = useTerm(RATE_KINDS);
  const label = t({ id: 'rate.components', message: 'What it includes' });
  const error = useErrorOf(`${at}.components`, label);
  if (!rate) return null;
  return (
    <Stack gap="4">
      <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
        <SelectField name={`${at}.kind`} label={t({ id: 'rate.kind', message: 'Rate' })}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </SelectField>
        <RateDetail at={at} kind={rate.kind} />
        <TextField
          name={`${at}.label`}
          label={t({ id: 'rate.label', message: 'Name of your own' })}
          optional={rate.kind !== 'EXTRA'}
          maxLength={VENUE_LIMITS.rateLabel + 20}
          autoComplete="off"
        />
      </Grid>
      <FieldSet
        legend={label}
        help={t({
          id: 'rate.netHelp',
          message: 'A price is for the whole number of a line: of 2 coffee breaks, what both cost together.',
        })}
      >
        {/* On a wide screen, the labels of the first line head the columns. */}
        <Stack gap="3" css={{ md: { '& > [role=group] ~ [role=group] label': { srOnly: true } } }}>
          {shownComponents(rate).map((part) => (
            <Component key={part} at={`${at}.components.${part}`} part={part} />
          ))}
          {error && <FieldError id={`${at}.components-error`}>{error}</FieldError>}
        </Stack>
      </FieldSet>
      <Total rate={rate} />
      <Conditions at={at} />
    </Stack>
  );
}

/** What only some kinds of rates have: the room that is hired, how many share a bedroom, what an extra is paid for. */
function RateDetail({ at, kind }: { at: string; kind: RateKind }) {
  const { t } = useLingui();
  const rooms = (useWatch({ name: 'rooms' }) ?? []) as readonly RoomForm[];
  const occupancyName = useTerm(OCCUPANCIES);
  const unitName = useTerm(RATE_UNITS);
  if (ROOM_RATES.has(kind)) {
    const names = new Set(rooms.map(({ name }) => name.trim()).filter(Boolean));
    return (
      <SelectField name={`${at}.roomName`} label={t({ id: 'rate.room', message: 'Room' })}>
        <option value="">{t({ id: 'rate.anyRoom', message: 'Any room' })}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'RESIDENTIAL' || kind === 'SEMI_RESIDENTIAL') {
    return (
      <SelectField name={`${at}.occupancy`} label={t({ id: 'rate.occupancy', message: 'Bedroom' })}>
        <option value="">{t({ id: 'rate.anyOccupancy', message: 'Any bedroom' })}</option>
        {(Object.keys(OCCUPANCIES) as Occupancy[]).map((occupancy) => (
          <option key={occupancy} value={occupancy}>
            {occupancyName(occupancy)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind !== 'EXTRA') return null;
  return (
    <SelectField name={`${at}.unit`} label={t({ id: 'rate.unit', message: 'Charged' })}>
      {(Object.keys(RATE_UNITS) as RateUnit[]).map((unit) => (
        <option key={unit} value={unit}>
          {unitName(unit)}
        </option>
      ))}
    </SelectField>
  );
}

/** One part of a rate: its number, the price of all of them before tax, its tax. */
function Component({ at, part }: { at: string; part: RateComponent }) {
  const { t } = useLingui();
  const { decimal } = useFormats();
  const name = useTerm(RATE_COMPONENTS)(part);
  return (
    <Grid
      role="group"
      aria-label={name}
      gap="3"
      gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1.6fr) 5rem 8rem 7rem' }}
      alignItems="end"
    >
      <Text gridColumn={{ base: '1 / -1', md: 'auto' }} pb={{ md: '2.5' }}>
        {name}
      </Text>
      <TextField
        name={`${at}.quantity`}
        label={t({ id: 'rate.quantity', message: 'Number' })}
        inputMode="numeric"
        autoComplete="off"
        required={false}
      />
      <DecimalField
        name={`${at}.net`}
        label={t({ id: 'rate.netInAll', message: '€ excl. VAT in all' })}
        required={false}
      />
      <SelectField name={`${at}.vatPercent`} label={t({ id: 'answer.vat', message: 'VAT' })}>
        {QUOTE_ANSWER.vatPercents.map((percent) => (
          <option key={percent} value={String(percent)}>
            {`${decimal(percent)}\u00a0%`}
          </option>
        ))}
      </SelectField>
    </Grid>
  );
}

function Total({ rate }: { rate: RateForm }) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const components = pricedComponents(rate);
  if (components.length === 0) return null;
  const net = money({ amount: netOf({ components }), currency: 'EUR' });
  const gross = money({ amount: grossOf({ components }), currency: 'EUR' });
  const basis = i18n._(basisOf(rate));
  return (
    <Text role="status" fontWeight="600">
      {t({ id: 'rate.total', message: `${net} excl. VAT ${basis}, ${gross} incl. VAT` })}
    </Text>
  );
}

/** When and for whom a rate holds. */
function Conditions({ at }: { at: string }) {
  const { t } = useLingui();
  const choice = useChoices(`${at}.weekdays`, WEEKDAYS);
  const { weekday } = useFormats();
  return (
    <Disclosure label={t({ id: 'rate.conditions', message: 'Period, days and smallest group' })}>
      <Stack gap="4" pt="3">
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} alignItems="start">
          <TextField
            name={`${at}.validFrom`}
            type="date"
            optional
            label={t({ id: 'rate.validFrom', message: 'Valid from' })}
          />
          <TextField
            name={`${at}.validTo`}
            type="date"
            optional
            label={t({ id: 'rate.validTo', message: 'Valid to' })}
          />
          <TextField
            name={`${at}.smallestGroup`}
            label={t({ id: 'rate.smallestGroup', message: 'Smallest group' })}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
        </Grid>
        <FieldSet legend={t({ id: 'rate.weekdays', message: 'Days of the week (none ticked: every day)' })}>
          <Flex columnGap="6" rowGap="1" flexWrap="wrap">
            {WEEKDAYS.map((day) => (
              <Checkbox key={day} {...choice(day)}>
                {weekday(Number(day))}
              </Checkbox>
            ))}
          </Flex>
        </FieldSet>
      </Stack>
    </Disclosure>
  );
}

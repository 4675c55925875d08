import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS } from '../../../lib/venue-terms.ts';
import { Badge } from '../../../ui/layout.tsx';
import { cents, wholeNumber } from '../../../lib/typed-numbers.ts';
import { isAsked, type QuoteForm } from './quote-form.ts';
import { CATERING_OPTIONS, EQUIPMENT_OPTIONS, type QuoteCriterion } from './quote-terms.ts';
import { useQuoteLabels } from './quote-messages.ts';
import { usePeople } from '../../../lib/people.ts';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    rowGap: '2',
    fontSize: 'sm',
    '& dt': {
      color: 'ink.muted',
      fontSize: 'xs',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      alignItems: 'center',
    },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
  variants: {
    columns: {
      true: {
        rowGap: '0',
        fontSize: 'md',
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr', md: '14rem 1fr' },
          columnGap: '4',
          py: '2.5',
          borderBottom: '1px solid',
          borderColor: 'rule',
        },
        '& dt': { fontSize: 'sm' },
      },
    },
  },
});

/** A number as typed, said in words; as typed when it is none. */
const counted = (text: string, say: (value: number) => string) => {
  const value = wholeNumber(text);
  return Number.isNaN(value) ? text : say(value);
};

/** What the form says so far, one line a fact; what is empty is left out. */
function useFacts(form: QuoteForm) {
  const { t } = useLingui();
  const { dateRange, money, and } = useFormats();
  const labels = useQuoteLabels();
  const people = usePeople();
  const eventTypeName = useTerm(EVENT_TYPES);
  const layoutName = useTerm(ROOM_LAYOUTS);
  const cateringName = useTerm(CATERING_OPTIONS);
  const equipmentName = useTerm(EQUIPMENT_OPTIONS);
  const budget = cents(form.budgetPerPerson);
  const days = form.startDate && dateRange(form.startDate, form.endDate || form.startDate);
  const flexible = form.flexibleDates ? t({ id: 'quote.flexible', message: 'flexible' }) : '';
  const facts: { name: string; label: string; text: string; criterion?: QuoteCriterion }[] = [
    { name: 'eventType', label: labels.eventType, text: form.eventType && eventTypeName(form.eventType) },
    {
      name: 'dates',
      label: t({ id: 'quote.dates', message: 'Dates' }),
      text: [days, flexible].filter(Boolean).join(', '),
      criterion: 'DATES',
    },
    {
      name: 'participants',
      label: labels.participants,
      text: counted(form.participants, people),
      criterion: 'PARTICIPANTS',
    },
    { name: 'layout', label: labels.layout, text: form.layout && layoutName(form.layout), criterion: 'LAYOUT' },
    {
      name: 'bedrooms',
      label: labels.bedrooms,
      text: counted(form.bedrooms, (rooms) =>
        t({ id: 'quote.bedroomCount', message: plural(rooms, { one: '# bedroom', other: '# bedrooms' }) }),
      ),
      criterion: 'BEDROOMS',
    },
    {
      name: 'budget',
      label: labels.budgetPerPerson,
      text: Number.isNaN(budget) ? form.budgetPerPerson : money({ amount: budget, currency: 'EUR' }),
      criterion: 'BUDGET',
    },
    {
      name: 'catering',
      label: labels.catering,
      text: [and(form.catering.map(cateringName)), form.cateringNote.trim()].filter(Boolean).join('\n'),
      criterion: 'CATERING',
    },
    {
      name: 'equipment',
      label: labels.equipment,
      text: [and(form.equipment.map(equipmentName)), form.equipmentNote.trim()].filter(Boolean).join('\n'),
      criterion: 'EQUIPMENT',
    },
  ];
  return facts.filter(({ text }) => text !== '');
}

type QuoteFactsProps = {
  form: QuoteForm;
  /** With the free text, in wide lines. */
  full?: boolean;
  /** Read by somebody else than its author. */
  received?: boolean;
};

/** The event and its needs in a list; musts are marked. */
export function QuoteFacts({ form, full = false, received = false }: QuoteFactsProps) {
  const { t } = useLingui();
  const facts = useFacts(form);
  const labels = useQuoteLabels();
  if (facts.length === 0) return null;
  return (
    <Facts columns={full}>
      {facts.map(({ name, label, text, criterion }) => (
        <div key={name}>
          <dt>
            {label}
            {criterion && form.mustHaves.includes(criterion) && isAsked(form, criterion) && (
              <Badge tone="copper">{t({ id: 'quote.mustHave', message: 'Must have' })}</Badge>
            )}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      {full && form.message && (
        <div>
          <dt>
            {received
              ? t({ id: 'quote.messageReceived', message: 'The programme, in their own words' })
              : labels.message}
          </dt>
          <dd>{form.message}</dd>
        </div>
      )}
    </Facts>
  );
}

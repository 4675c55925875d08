import { QUOTE } from '../../../../schema/constants.ts';
import { useLingui } from '@lingui/react/macro';
import BedDouble from 'lucide-static/icons/bed-double.svg?react';
import CalendarDays from 'lucide-static/icons/calendar-days.svg?react';
import Handshake from 'lucide-static/icons/handshake.svg?react';
import Martini from 'lucide-static/icons/martini.svg?react';
import MoonStar from 'lucide-static/icons/moon-star.svg?react';
import Presentation from 'lucide-static/icons/presentation.svg?react';
import Utensils from 'lucide-static/icons/utensils.svg?react';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField, NumberField, TextField, useChoices, useErrorOf } from '../../../lib/form-fields.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { EVENT_TYPES, EVENT_TYPE_VALUES, useTerm, type EventType } from '../../../lib/terms.ts';
import { ROOM_LAYOUTS, ROOM_LAYOUT_VALUES } from '../../../lib/venue-terms.ts';
import { Grid, Stack } from '../../../ui/box.ts';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { LayoutIcon } from '../../../ui/layout-icon.tsx';
import type { QuoteForm } from './quote-form.ts';
import { lastDay } from './quote-rules.ts';
import { useQuoteLabels } from './quote-messages.ts';

const ICONS: Readonly<Record<EventType, ComponentType<{ size: number }>>> = {
  SEMINAIRE_SEMI_RESIDENTIEL: MoonStar,
  SEMINAIRE_RESIDENTIEL: BedDouble,
  CONFERENCE_CONGRES: Presentation,
  JOURNEE_ETUDE: CalendarDays,
  REPAS_D_AFFAIRE: Utensils,
  SOIREE_ET_COCKTAIL: Martini,
  PRESTATAIRES: Handshake,
};

/** First step: what, when, how many, in which room. */
export function StepEvent() {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const labels = useQuoteLabels();
  const eventType = useChoices('eventType', EVENT_TYPE_VALUES);
  const layoutChoice = useChoices('layout', ['']);
  const eventTypeName = useTerm(EVENT_TYPES);
  const layoutName = useTerm(ROOM_LAYOUTS);
  const startDate = useWatch<QuoteForm, 'startDate'>({ name: 'startDate' });
  const optional = t({ id: 'field.optional', message: '(optional)' });
  const latest = lastDay(today);

  return (
    <Stack gap="8">
      <FieldSet legend={labels.eventType} error={useErrorOf('eventType', labels.eventType)}>
        <ChoiceGrid
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
          css={{ '& > :last-child:nth-child(odd)': { gridColumn: 'span 2' } }}
        >
          {EVENT_TYPE_VALUES.map((type) => {
            const Icon = ICONS[type];
            return (
              <ChoiceCard key={type} type="radio" icon={<Icon size={20} />} {...eventType(type)}>
                {eventTypeName(type)}
              </ChoiceCard>
            );
          })}
        </ChoiceGrid>
      </FieldSet>

      <FieldSet legend={t({ id: 'quote.when', message: 'When?' })}>
        <Stack gap="4">
          <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 14rem))' }}>
            <TextField name="startDate" label={labels.startDate} type="date" min={today} max={latest} />
            <TextField
              name="endDate"
              label={labels.endDate}
              type="date"
              min={startDate || today}
              max={latest}
              optional
            />
          </Grid>
          <CheckField name="flexibleDates" label={labels.flexibleDates}>
            {labels.flexibleDates}
          </CheckField>
        </Stack>
      </FieldSet>

      <NumberField
        name="participants"
        label={labels.participants}
        help={t({
          id: 'quote.participantsHelp',
          message: 'A good estimate is enough: it determines which rooms are suitable.',
        })}
        min={1}
        max={QUOTE.maxParticipants}
        step={5}
      />

      <FieldSet legend={labels.layout} optionalText={optional}>
        <ChoiceGrid look="tiles">
          <ChoiceCard look="tiles" type="radio" {...layoutChoice('')}>
            {t({ id: 'quote.layoutOpen', message: 'I don’t know yet' })}
          </ChoiceCard>
          {ROOM_LAYOUT_VALUES.map((layout) => (
            <ChoiceCard
              key={layout}
              look="tiles"
              type="radio"
              icon={<LayoutIcon layout={layout} size={32} />}
              {...layoutChoice(layout)}
            >
              {layoutName(layout)}
            </ChoiceCard>
          ))}
        </ChoiceGrid>
      </FieldSet>
    </Stack>
  );
}

import { styled } from '../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { QUOTE } from '../../../schema/constants.ts';
import { useBriefFields } from '../../lib/brief-fields.ts';
import { useEventBrief } from '../../lib/event-brief.ts';
import { EVENT_DAYS_MESSAGES } from '../../lib/event-days.ts';
import { FieldMessagesContext, NumberField, SelectField, TextField } from '../../lib/form-fields.tsx';
import { useRuledForm, type FieldMessages } from '../../lib/forms.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { LoadFailed } from '../../lib/page-states.tsx';
import { EVENT_TYPES, EVENT_TYPE_VALUES, useTerm } from '../../lib/terms.ts';
import { Box, Grid, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { eventIssues, eventOf, formOf, type EstimatedEvent, type EventForm } from './estimated-event.ts';
import { useVenueEstimateQuery } from './estimates.gen.ts';

const MESSAGES: FieldMessages = {
  'startsOn.required': msg({ id: 'estimate.startNeeded', message: 'Enter the day of your event.' }),
  ...EVENT_DAYS_MESSAGES,
  'people.required': msg({ id: 'quote.participantsNeeded', message: 'Say how many you will be, even roughly.' }),
};

const Form = styled('form', { base: { display: 'grid', gap: '4', alignContent: 'start' } });

/** Asks for an event and tells what it would cost at a venue that has a price list. */
export default function Estimator({ slug }: { slug: string }) {
  const { today } = usePageInfo();
  const live = useHydrated();
  const { query } = useEventBrief();
  const [{ startDate, endDate, capacity }, tell] = useBriefFields();
  const [initial] = useState(() => ({ ...formOf(query), startsOn: startDate, endsOn: endDate, people: capacity }));
  const isFollowing = useRef(false);
  const [asked, setAsked] = useState(() => eventOf(initial, today));
  const form = useRuledForm<EventForm>(
    initial,
    (values) => eventIssues(values, today),
    (values) => {
      setAsked((before) => before && (eventOf(values, today) ?? before));
      if (!isFollowing.current) tell({ startDate: values.startsOn, endDate: values.endsOn, capacity: values.people });
    },
  );
  const { getValues, setValue } = form;
  useEffect(() => {
    // What was typed elsewhere on the page, field by field: none of them is told back.
    isFollowing.current = true;
    for (const [name, text] of Object.entries({ startsOn: startDate, endsOn: endDate, people: capacity }))
      if (getValues(name as 'people') !== text) setValue(name as 'people', text);
    isFollowing.current = false;
  }, [startDate, endDate, capacity, getValues, setValue]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = form.getValues();
    const [wrong] = Object.keys(eventIssues(values, today)) as (keyof EventForm)[];
    if (!wrong) setAsked(eventOf(values, today));
    await form.trigger();
    if (wrong) form.setFocus(wrong);
  };
  return (
    <FieldMessagesContext value={MESSAGES}>
      <FormProvider {...form}>
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
          <Form noValidate inert={!live} onSubmit={(event) => void submit(event)}>
            <EventFields today={today} />
            <Box>
              <Button type="submit" look="solid">
                <Trans id="estimate.ask">Estimate the price</Trans>
              </Button>
            </Box>
          </Form>
          <div role="status">{asked && <Estimated slug={slug} event={asked} />}</div>
        </Grid>
      </FormProvider>
    </FieldMessagesContext>
  );
}

function EventFields({ today }: { today: string }) {
  const { t } = useLingui();
  const eventTypeName = useTerm(EVENT_TYPES);
  const [startsOn, endsOn] = useWatch<EventForm, ['startsOn', 'endsOn']>({ name: ['startsOn', 'endsOn'] });
  return (
    <>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField name="startsOn" label={t({ id: 'estimate.day', message: 'Day' })} type="date" min={today} />
        <TextField
          name="endsOn"
          label={t({ id: 'estimate.lastDay', message: 'Last day' })}
          type="date"
          min={startsOn || today}
          optional
        />
      </Grid>
      <NumberField
        name="people"
        label={t({ id: 'estimate.people', message: 'Participants' })}
        min={1}
        max={QUOTE.maxParticipants}
        step={1}
      />
      <SelectField name="eventType" label={t({ id: 'estimate.eventType', message: 'Type of event' })} optional>
        <option value="">{t({ id: 'estimate.anyEvent', message: 'Any' })}</option>
        {EVENT_TYPE_VALUES.map((type) => (
          <option key={type} value={type}>
            {eventTypeName(type)}
          </option>
        ))}
      </SelectField>
      {(endsOn === '' || endsOn === startsOn) && (
        <SelectField name="dayPart" label={t({ id: 'estimate.dayPart', message: 'Time of day' })}>
          <option value="DAY">{t({ id: 'estimate.wholeDay', message: 'The whole day' })}</option>
          <option value="HALF_DAY">{t({ id: 'estimate.halfDay', message: 'Half a day' })}</option>
          <option value="EVENING">{t({ id: 'estimate.evening', message: 'The evening' })}</option>
        </SelectField>
      )}
    </>
  );
}

function Estimated({ slug, event }: { slug: string; event: EstimatedEvent }) {
  const { t } = useLingui();
  const { data, previousData, error, loading, refetch } = useVenueEstimateQuery({
    variables: { idOrSlug: slug, event },
  });
  const venue = (data ?? previousData)?.venue;
  if (error && !loading)
    return (
      <LoadFailed
        error={error}
        title={t({ id: 'estimate.failed', message: 'The estimate could not be computed' })}
        retry={() => refetch()}
      />
    );
  if (!venue) return <Box minHeight="12rem" aria-busy />;
  return (
    <Stack aria-busy={loading || undefined} opacity={loading ? 0.6 : 1}>
      {venue.estimate ? (
        <EstimateCard estimate={venue.estimate} />
      ) : (
        <Notice>
          <Trans id="estimate.none">
            The published rates say nothing of such an event: ask the venue for a quote, it answers for your dates.
          </Trans>
        </Notice>
      )}
    </Stack>
  );
}

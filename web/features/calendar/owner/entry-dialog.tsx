import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, type ReactNode } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { CALENDAR_REPETITIONS, CALENDAR_STATES, HALVES } from '../../../lib/calendar-labels.ts';
import { AreaField, FieldMessagesContext, SelectField, TextField, useChoices } from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import type { FieldMessages } from '../../../lib/forms.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { useSentForm } from '../../../lib/use-sent-form.ts';
import { Grid, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/choice-cards.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { PAIR } from '../../../ui/pair.ts';
import type { OwnedVenue } from './day-states.ts';
import { ENTRY_FIELDS, entryIssues, formOf, inputOf, type Begun, type EntryForm } from './entry-form.ts';
import { useCalendarCalls } from './use-calendar-calls.ts';

const TEXTS: FieldMessages = {
  endBeforeStart: msg({ id: 'calendar.endBeforeStart', message: 'This ends before it begins.' }),
  pastDate: msg({ id: 'calendar.past', message: 'This day has passed. Choose today or later.' }),
  'optionUntil.tooFar': msg({ id: 'calendar.optionTooFar', message: 'An option ends before its event does.' }),
  'endsOn.tooFar': msg({
    id: 'calendar.tooLong',
    message: 'This is too long: two years, or a week or a year where it repeats.',
  }),
  'startsOn.tooFar': msg({ id: 'calendar.tooFar', message: 'Five years ahead at most.' }),
  'repeatsUntil.tooFar': msg({ id: 'calendar.repeatsTooFar', message: 'Ten years at most.' }),
  'startsOn.tooMany': msg({
    id: 'calendar.tooMany',
    message: 'This calendar is full: {max} entries. Delete old ones first.',
  }),
  'roomId.unknownValue': msg({
    id: 'calendar.unknownRoom',
    message: 'This room no longer exists. Choose another one.',
  }),
};

const STATES = ['BOOKED', 'OPTION', 'CLOSED'] as const;
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'];

type EntryDialogProps = {
  venue: OwnedVenue;
  /** An existing entry, or where a new one begins. */
  begun: Begun;
  /** @param saved whether something has changed. */
  onClose: (saved: boolean) => void;
  /** Asks whether the entry shall go. */
  onRemove: () => void;
};

/** Where an entry is written. It opens as it comes, and is made anew for each. */
export function EntryDialog({ venue, begun, onClose, onRemove }: EntryDialogProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { save, saving } = useCalendarCalls();
  const entry = 'entry' in begun ? begun.entry : null;
  const { form, failure, submit } = useSentForm({
    initial: formOf(begun),
    fields: ENTRY_FIELDS,
    rules: useCallback((values: EntryForm) => entryIssues(values, today, entry), [entry, today]),
    send: (values: EntryForm) => save(inputOf(values, venue.id, entry)),
    onDone: () => onClose(true),
  });
  return (
    <Dialog
      dialog={{ open: true, onClose: () => onClose(false) }}
      title={
        entry
          ? t({ id: 'calendar.editEntry', message: 'Edit the entry' })
          : t({ id: 'calendar.newEntry', message: 'New entry' })
      }
    >
      <FieldMessagesContext value={TEXTS}>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => (saving ? event.preventDefault() : void submit(event))}>
            <Stack gap="5">
              <StateField />
              {venue.rooms.length > 0 && (
                <SelectField name="roomId" label={t({ id: 'calendar.place', message: 'For' })}>
                  <option value="">{t({ id: 'calendar.wholeVenue', message: 'Whole venue' })}</option>
                  {venue.rooms.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              )}
              <SpanFields />
              <StateDetails today={today} />
              <AreaField
                name="note"
                optional
                rows={2}
                max={CALENDAR.note}
                label={t({ id: 'calendar.note', message: 'Note' })}
                help={t({ id: 'calendar.noteHelp', message: 'For your team only: visitors never see it.' })}
              />
              {failure && (
                <SendFailure
                  code={failure.code}
                  wait={failure.wait}
                  title={t({ id: 'calendar.notSaved', message: 'The entry could not be saved' })}
                  texts={{
                    CONFLICT: t({
                      id: 'calendar.conflict',
                      message:
                        'This entry was changed elsewhere in the meantime. Close it, then open it again to see the current version.',
                    }),
                  }}
                />
              )}
              <Row justifyContent="space-between" gap="3">
                {entry ? (
                  <Button look="ghost" onClick={onRemove}>
                    <Trans id="calendar.remove">Delete…</Trans>
                  </Button>
                ) : (
                  <span />
                )}
                <Row gap="3">
                  <Button onClick={() => onClose(false)}>{t({ id: 'profile.cancel', message: 'Cancel' })}</Button>
                  <Button type="submit" look="solid" busy={saving}>
                    <Trans id="calendar.save">Save the entry</Trans>
                  </Button>
                </Row>
              </Row>
            </Stack>
          </form>
        </FormProvider>
      </FieldMessagesContext>
    </Dialog>
  );
}

function StateField() {
  const { t } = useLingui();
  const state = useTerm(CALENDAR_STATES);
  const choice = useChoices('state', STATES);
  return (
    <FieldSet legend={t({ id: 'calendar.state', message: 'These dates are' })}>
      <ChoiceGrid look="pills">
        {STATES.map((each) => (
          <ChoiceCard key={each} type="radio" look="pills" {...choice(each)}>
            {state(each)}
          </ChoiceCard>
        ))}
      </ChoiceGrid>
    </FieldSet>
  );
}

/** From a day and its half to a day and its half. */
function SpanFields() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<EntryForm>();
  /** Once the first day is entered, not before: while it is typed, it passes through days that nobody means. */
  const endNoEarlier = () => {
    const { startsOn, endsOn } = getValues();
    if (endsOn && endsOn < startsOn) setValue('endsOn', startsOn);
  };
  return (
    <Grid
      gap="5"
      gridTemplateColumns={PAIR}
      onBlur={({ target }) => 'name' in target && target.name === 'startsOn' && endNoEarlier()}
    >
      <TextField name="startsOn" type="date" label={t({ id: 'calendar.startsOn', message: 'First day' })} />
      <HalfField name="startHalf" label={t({ id: 'calendar.startHalf', message: 'From' })} />
      <TextField name="endsOn" type="date" label={t({ id: 'calendar.endsOn', message: 'Last day' })} />
      <HalfField name="endHalf" label={t({ id: 'calendar.endHalf', message: 'Until the end of' })} />
    </Grid>
  );
}

function HalfField({ name, label }: { name: string; label: string }) {
  const half = useTerm(HALVES);
  return (
    <SelectField name={name} label={label}>
      <option value="MORNING">{half('MORNING')}</option>
      <option value="AFTERNOON">{half('AFTERNOON')}</option>
    </SelectField>
  );
}

/** What belongs to the state: the last day of an option, how a closure comes again. */
function StateDetails({ today }: { today: string }): ReactNode {
  const { t } = useLingui();
  const state = useWatch<EntryForm, 'state'>({ name: 'state' });
  if (state === 'BOOKED') return null;
  if (state === 'CLOSED') return <RepetitionFields />;
  return (
    <TextField
      name="optionUntil"
      type="date"
      min={today}
      label={t({ id: 'calendar.optionUntil', message: 'Option until' })}
      help={t({ id: 'calendar.optionHelp', message: 'That day included. The dates are free again the day after.' })}
    />
  );
}

function RepetitionFields() {
  const { t } = useLingui();
  const { weekday } = useFormats();
  const repetition = useTerm(CALENDAR_REPETITIONS);
  const repeats = useWatch<EntryForm, 'repeats'>({ name: 'repeats' });
  const choice = useChoices('weekdays', WEEKDAYS);
  return (
    <>
      <Grid gap="5" gridTemplateColumns={PAIR}>
        <SelectField name="repeats" label={t({ id: 'calendar.repeats', message: 'Repeats' })}>
          <option value="">{t({ id: 'calendar.once', message: 'Does not repeat' })}</option>
          <option value="WEEKLY">{repetition('WEEKLY')}</option>
          <option value="YEARLY">{repetition('YEARLY')}</option>
        </SelectField>
        {repeats && (
          <TextField
            name="repeatsUntil"
            type="date"
            label={t({ id: 'calendar.repeatsUntil', message: 'Repeats until' })}
          />
        )}
      </Grid>
      {repeats === 'WEEKLY' && (
        <FieldSet legend={t({ id: 'calendar.weekdays', message: 'Days on which it begins' })}>
          <ChoiceGrid look="pills">
            {WEEKDAYS.map((each) => (
              <ChoiceCard key={each} type="checkbox" look="pills" {...choice(each)}>
                {weekday(Number(each))}
              </ChoiceCard>
            ))}
          </ChoiceGrid>
        </FieldSet>
      )}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import type { MutationResult } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError, TextInput } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { CALENDAR_FAULTS, FAULT_OF_CODE } from './calendar-faults.ts';
import { PlaceSelect, usePlaces, type Place } from './place-select.tsx';
import { useLinkedCalls } from './use-link-calls.ts';

type Wrong = { readonly url?: string; readonly file?: string };

/** Links a calendar by its address, or takes a file of one. */
export function LinkForm({ venueId, rooms }: { venueId: string; rooms: readonly Place[] }) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { link, linking, upload, uploading } = useLinkedCalls();
  const { places } = usePlaces(rooms);
  const [place, setPlace] = useState('');
  const [url, setUrl] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const sentenceOf = (code: string): string => {
    const fault = FAULT_OF_CODE[code];
    if (fault) return i18n._(CALENDAR_FAULTS[fault]);
    if (code === 'tooMany') {
      const max = LINKED_CALENDAR.perVenue;
      return t({
        id: 'calendarLinks.tooMany',
        message: `A venue has ${max} linked calendars at most. Remove one first.`,
      });
    }
    return code === 'required'
      ? t({ id: 'calendarLinks.urlRequired', message: 'Paste the address of the calendar.' })
      : t({ id: 'calendarLinks.wrong', message: 'Please check the address or the file.' });
  };
  const address = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (wrong.url) address.current?.focus();
  }, [wrong]);
  const take = (field: 'url' | 'file', outcome: MutationResult<unknown>) => {
    setFailure(outcome.kind === 'failed' ? outcome : null);
    setWrong(outcome.kind === 'wrong' ? { [field]: sentenceOf(outcome.fields[0]?.code ?? '') } : {});
    if (outcome.kind === 'done') setUrl('');
  };
  const onLink = async (event: FormEvent) => {
    event.preventDefault();
    if (!url.trim()) setWrong({ url: sentenceOf('required') });
    else take('url', await link(venueId, place || null, url.trim()));
  };
  const onFile = async (file: File) => take('file', await upload(venueId, place || null, file));
  return (
    <form noValidate onSubmit={(event) => void onLink(event)}>
      <Stack gap="3">
        {rooms.length > 0 && (
          <PlaceSelect
            places={places}
            label={t({ id: 'calendarLinks.inPlace', message: 'For the whole venue, or a room' })}
            value={place}
            onChange={setPlace}
          />
        )}
        <Field
          label={t({ id: 'calendarLinks.url', message: 'Address of the calendar to read' })}
          help={t({
            id: 'calendarLinks.urlHelp',
            message: 'Google Calendar: “Secret address in iCal format”. Outlook: “Publish a calendar”, the ICS link.',
          })}
          error={wrong.url}
        >
          <TextInput
            ref={address}
            type="url"
            value={url}
            maxLength={LINKED_CALENDAR.url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <Row gap="3">
          <Button type="submit" busy={linking}>
            <Trans id="calendarLinks.link">Link this calendar</Trans>
          </Button>
          <FileButton look="ghost" busy={uploading} accept=".ics,text/calendar" onFile={(file) => void onFile(file)}>
            <Trans id="calendarLinks.chooseFile">Choose an .ics file</Trans>
          </FileButton>
        </Row>
        <div role="alert">{wrong.file && <FieldError id={undefined}>{wrong.file}</FieldError>}</div>
        {failure && (
          <SendFailure
            code={failure.code}
            wait={failure.wait}
            title={t({ id: 'calendarLinks.notLinked', message: 'The calendar could not be linked' })}
          />
        )}
      </Stack>
    </form>
  );
}

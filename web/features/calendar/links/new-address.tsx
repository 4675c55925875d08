import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Stack } from '../../../ui/box.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';

/** An address that was just made, shown this once. */
export function NewAddress({ url, place }: { url: string; place: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice tone="gold" ref={box} tabIndex={-1} outline="none">
      <Stack gap="3">
        <Text fontWeight="600">
          <Trans id="calendarLinks.newAddress">{place}: copy this address now</Trans>
        </Text>
        <Text look="small">
          <Trans id="calendarLinks.newAddressText">
            It is shown only this once, and whoever has it sees your calendar. In Google Calendar: “Other calendars”,
            “From URL”. In Outlook: “Add calendar”, “Subscribe from web”.
          </Trans>
        </Text>
        <TextInput
          readOnly
          aria-label={t({ id: 'calendarLinks.address', message: 'Address of the calendar' })}
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton
          address={url}
          copiedLabel={t({ id: 'calendarLinks.copied', message: 'Address copied' })}
          fieldLabel={t({ id: 'calendarLinks.toCopy', message: 'Address to copy' })}
        >
          <Trans id="calendarLinks.copy">Copy the address</Trans>
        </CopyButton>
      </Stack>
    </Notice>
  );
}

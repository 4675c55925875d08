import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useMutationCall } from '../../lib/calls.ts';
import { ConflictNotice } from '../../lib/conflict-notice.tsx';
import { ErrorSummary } from '../../lib/error-summary.tsx';
import { FieldMessagesContext } from '../../lib/form-fields.tsx';
import type { FieldMessages } from '../../lib/forms.ts';
import { LeaveQuestion } from '../../lib/leave-question.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { useSentForm } from '../../lib/use-sent-form.ts';
import { Stack } from '../../ui/box.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PublisherSection } from './publisher-section.tsx';
import { MailSections, RetentionSection } from './rules-sections.tsx';
import { formOf, RENAMED, SETTINGS_FIELDS, settingsInput, settingsIssues } from './settings-form.ts';
import type { Settings, SettingsForm } from './settings-form.ts';
import { SavePlatformSettingsDocument } from './settings.gen.ts';
import { useRenewPageInfo } from './use-renew-page-info.ts';
import { useSettingsLabels } from './use-settings-labels.ts';

const TEXTS: FieldMessages = {
  notSiren: msg({
    id: 'settings.notSiren',
    message: 'It contains no valid SIREN. Enter the register and the nine digits: RCS Lyon 732 829 320, for example.',
  }),
  notVatNumber: msg({
    id: 'settings.notVatNumber',
    message: 'This VAT number is not valid: FR44 732 829 320, for example.',
  }),
  notHours: msg({ id: 'settings.notHours', message: 'Enter the hours like this: 09:00-18:00.' }),
  'warningDays.repeated': msg({ id: 'settings.repeatedDay', message: 'One of these days appears twice.' }),
  'warningDays.notWhole': msg({
    id: 'settings.notDays',
    message: 'Enter whole numbers separated by commas: 30, 7, 1.',
  }),
};

type SettingsEditorProps = {
  settings: Settings;
  /** Asks for what holds now; null = it could not be asked. */
  reload: () => Promise<Settings | null>;
};

/** The settings of the platform in one form, saved by its button. Changes by others meanwhile are reported, not overwritten. */
export function SettingsEditor({ settings, reload }: SettingsEditorProps) {
  const { t } = useLingui();
  const labels = useSettingsLabels();
  const renewPageInfo = useRenewPageInfo();
  const version = useRef(settings.version);
  const [saved, setSaved] = useState(false);
  const [save, saving] = useMutationCall(
    SavePlatformSettingsDocument,
    'savePlatformSettings',
    (values: SettingsForm) => ({ input: settingsInput(values, settings, version.current) }),
    { needs: ['settings'] },
  );
  const { form, failure, submit } = useSentForm<SettingsForm, { readonly settings: Settings }>({
    initial: formOf(settings),
    fields: SETTINGS_FIELDS,
    renamed: RENAMED,
    rules: (values) => settingsIssues(values, settings),
    send: save,
    onDone: (answer) => {
      take(answer.settings);
      setSaved(true);
      void renewPageInfo();
      void reload();
    },
  });
  const take = (now: Settings) => {
    version.current = now.version;
    form.reset(formOf(now));
  };
  const { isDirty } = form.formState;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSaved(false);
    if (!saving) void submit(event);
  };
  const overwrite = async (event: SyntheticEvent) => {
    const now = await reload();
    if (now) version.current = now.version;
    await submit(event);
  };
  const takeTheirs = async () => {
    const now = await reload();
    if (now) take(now);
  };
  return (
    <FieldMessagesContext value={TEXTS}>
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="6">
            <ErrorSummary fields={SETTINGS_FIELDS} labels={labels} />
            <PublisherSection settings={settings} />
            <MailSections settings={settings} />
            <RetentionSection settings={settings} />
            <Stack gap="3" position="sticky" aboveNotice="0.75rem" zIndex="3">
              {failure?.code === 'CONFLICT' ? (
                <ConflictNotice
                  busy={saving}
                  onOverwrite={(event) => void overwrite(event)}
                  onTheirs={() => void takeTheirs()}
                >
                  <Trans id="settings.conflict">
                    Someone else has changed the settings in the meantime. Your changes are not saved, and none of them
                    are lost.
                  </Trans>
                </ConflictNotice>
              ) : (
                failure && (
                  <SendFailure
                    code={failure.code}
                    wait={failure.wait}
                    title={t({ id: 'content.notSaved', message: 'Nothing was saved' })}
                  />
                )
              )}
              <div role="status">
                {saved && !isDirty && (
                  <Notice tone="sage">
                    <Trans id="settings.saved">Saved. In force everywhere from now on.</Trans>
                  </Notice>
                )}
              </div>
              {isDirty && (
                <ActionBar
                  label={t({ id: 'content.unsavedLabel', message: 'Changes' })}
                  text={t({ id: 'content.unsaved', message: 'Unsaved changes' })}
                  clearLabel={t({ id: 'content.discard', message: 'Discard changes' })}
                  onClear={() => form.reset()}
                >
                  <Button type="submit" size="sm" look="solid" busy={saving}>
                    {t({ id: 'profile.save', message: 'Save' })}
                  </Button>
                </ActionBar>
              )}
            </Stack>
          </Stack>
        </form>
      </FormProvider>
      <LeaveQuestion unsaved={isDirty}>
        <Trans id="settings.leaveText">Your changes are not saved. The previous settings remain in force.</Trans>
      </LeaveQuestion>
    </FieldMessagesContext>
  );
}

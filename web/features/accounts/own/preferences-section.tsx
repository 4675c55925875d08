import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Language } from '../../../../schema/constants.ts';
import { failedCall } from '../../../lib/captcha/use-checked-call.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { ThemeChoice } from '../../../lib/theme-choice.tsx';
import { Grid, Stack } from '../../../ui/box.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Profile } from './profile.ts';
import { Form, type Unsaved } from './profile-form.tsx';
import { SaveLine, type SaveState } from './save-line.tsx';
import { Section } from '../../../ui/section.tsx';
import { useTimezones } from './use-timezones.ts';
import { useConflictAnswers, useSaveProfile } from './use-profile.ts';
import { PAIR } from '../../../ui/pair.ts';
import { LANGUAGE_NAMES } from '../../../lib/language-names.ts';

type Notifications = Profile['notificationPreferences'];

/** Language, time zone, mails, and the looks of the site. */
export function PreferencesSection({ profile, onUnsaved }: { profile: Profile } & Unsaved) {
  const { t } = useLingui();
  const { setLanguage } = usePreferences();
  const [language, setOwnLanguage] = useState<Language>(profile.language);
  const [timezone, setTimezone] = useState(profile.timezone);
  const zones = useTimezones(profile.timezone);
  const [notifications, setNotifications] = useState<Notifications>(profile.notificationPreferences);
  const [state, setState] = useState<SaveState>(null);
  const [save, saving] = useSaveProfile(profile);

  const labels: Record<keyof Omit<Notifications, '__typename'>, string> = {
    quoteRequests: t({ id: 'profile.mailQuotes', message: 'Quote requests for my venues' }),
    decisions: t({ id: 'profile.mailDecisions', message: 'Decisions on my venues and changes' }),
    subscription: t({ id: 'profile.mailSubscription', message: 'The end and renewal of my subscription' }),
    news: t({ id: 'profile.mailNews', message: 'News from Plénière, a few times a year' }),
  };
  const kinds = Object.keys(labels) as (keyof typeof labels)[];
  const isUnsaved =
    language !== profile.language ||
    timezone !== profile.timezone ||
    kinds.some((kind) => notifications[kind] !== profile.notificationPreferences[kind]);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const submit = async (event: Pick<SyntheticEvent, 'preventDefault'>) => {
    event.preventDefault();
    if (saving) return;
    setState(null);
    const { quoteRequests, decisions, subscription, news } = notifications;
    const outcome = await save({
      language,
      timezone,
      notificationPreferences: { quoteRequests, decisions, subscription, news },
    });
    if (outcome.kind === 'done') {
      setState('saved');
      await setLanguage(language);
    } else setState(outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED'));
  };

  const conflict = useConflictAnswers({
    submit,
    take: (now) => {
      setOwnLanguage(now.language);
      setTimezone(now.timezone);
      setNotifications(now.notificationPreferences);
      setState(null);
    },
    fail: setState,
  });

  return (
    <Section id="preferences" title={<Trans id="profile.preferences">Preferences</Trans>}>
      <Form noValidate onSubmit={(event) => void submit(event)} onChange={() => setState(null)}>
        <Grid gap="5" gridTemplateColumns={PAIR}>
          <Field
            label={t({ id: 'profile.language', message: 'Language' })}
            help={t({ id: 'profile.languageHelp', message: 'Of the site, and of the e-mails we send you.' })}
          >
            <Select value={language} onChange={(event) => setOwnLanguage(event.target.value as Language)}>
              {Object.entries(LANGUAGE_NAMES).map(([value, name]) => (
                <option key={value} value={value} lang={value}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t({ id: 'profile.timezone', message: 'Time zone' })}
            help={t({ id: 'profile.timezoneHelp', message: 'Used for the times in our e-mails.' })}
          >
            <Select value={timezone} onChange={(event) => setTimezone(event.target.value)}>
              {zones.map(({ zone, label }) => (
                <option key={zone} value={zone}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </Grid>
        <FieldSet
          legend={t({ id: 'profile.mails', message: 'E-mail me about' })}
          help={t({ id: 'profile.mailsHelp', message: 'Messages about the security of your account are always sent.' })}
        >
          <Stack gap="1">
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                checked={notifications[kind]}
                onChange={(event) => setNotifications({ ...notifications, [kind]: event.target.checked })}
              >
                {labels[kind]}
              </Checkbox>
            ))}
          </Stack>
        </FieldSet>
        <SaveLine state={state} saving={saving} conflict={conflict} />
      </Form>
      <Stack borderTop="1px solid" borderColor="rule" pt="5">
        <ThemeChoice />
      </Stack>
    </Section>
  );
}

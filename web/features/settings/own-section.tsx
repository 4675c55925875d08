import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../../../schema/constants.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { ThemeChoice } from '../../lib/theme-choice.tsx';
import { Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';

/** Language and theme of the viewer, which the platform does not store. */
export function OwnSection() {
  const { t } = useLingui();
  const { language, setLanguage } = usePreferences();
  const label = t({ id: 'profile.language', message: 'Language' });
  return (
    <Section
      id="affichage"
      title={<Trans id="settings.own">Your display</Trans>}
      lead={
        <Trans id="settings.ownLead">
          For you only, effective at once. The language of the e-mails you receive is set in{' '}
          <Link to="/dashboard/profile#preferences">your profile</Link>.
        </Trans>
      }
    >
      <Stack gap="2" alignItems="flex-start">
        <Text textStyle="label" aria-hidden>
          {label}
        </Text>
        <Segmented
          name="settings-language"
          label={label}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          value={language}
          onChange={(next) => void setLanguage(next)}
        />
      </Stack>
      <ThemeChoice />
    </Section>
  );
}

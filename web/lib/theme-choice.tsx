import { Trans, useLingui } from '@lingui/react/macro';
import type { ColorMode } from '../../schema/render-contract.ts';
import { Stack } from '../ui/box.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Text } from '../ui/text.tsx';
import { usePreferences } from './preferences.tsx';

/** Takes effect at once, in this browser. */
export function ThemeChoice() {
  const { t } = useLingui();
  const { colorMode, setColorMode } = usePreferences();
  const options: { value: ColorMode; label: string }[] = [
    { value: 'light', label: t({ id: 'profile.themeLight', message: 'Light' }) },
    { value: 'dark', label: t({ id: 'profile.themeDark', message: 'Dark' }) },
    { value: 'system', label: t({ id: 'profile.themeSystem', message: 'System' }) },
  ];
  const label = t({ id: 'profile.theme', message: 'Theme' });
  return (
    <Stack gap="2" alignItems="flex-start">
      <Text textStyle="label" aria-hidden>
        {label}
      </Text>
      <Segmented name="profile-theme" label={label} options={options} value={colorMode} onChange={setColorMode} />
      <Text look="small" tone="muted">
        <Trans id="profile.themeHelp">For this browser. Takes effect at once.</Trans>
      </Text>
    </Stack>
  );
}

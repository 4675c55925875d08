import { useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-static/icons/monitor.svg?react';
import Moon from 'lucide-static/icons/moon.svg?react';
import Sun from 'lucide-static/icons/sun.svg?react';
import { usePreferences } from '../lib/preferences.tsx';
import type { ColorMode } from '../../schema/render-contract.ts';
import { IconButton } from '../ui/button.tsx';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<ColorMode, ColorMode>;
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Goes round: the machine's setting, light, dark. The icon shows what is so, the label says what comes. */
export function ThemeSwitch() {
  const { colorMode, setColorMode } = usePreferences();
  const { t } = useLingui();
  const labels = {
    system: t({ id: 'theme.system', message: 'Theme: the system’s. Switch to light' }),
    light: t({ id: 'theme.light', message: 'Theme: light. Switch to dark' }),
    dark: t({ id: 'theme.dark', message: 'Theme: dark. Switch to the system’s' }),
  } as const satisfies Record<ColorMode, string>;
  const Icon = ICONS[colorMode];
  return (
    <IconButton size="sm" label={labels[colorMode]} onClick={() => setColorMode(NEXT[colorMode])}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

import type { ReactNode } from 'react';
import { usePreferences } from '../lib/preferences.tsx';
import { palette } from '../ui/palette.ts';

/** The whole page from `<html>` on; the server adds styles, state and scripts, which React leaves alone. */
export function Document({ children }: { children: ReactNode }) {
  const { language, colorMode } = usePreferences();
  const systemClass = colorMode === 'system' ? undefined : colorMode;
  return (
    <html lang={language} dir="ltr" className={systemClass}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColour />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Colour of the browser's own bars. */
function ThemeColour() {
  const { colorMode } = usePreferences();
  if (colorMode !== 'system') return <meta name="theme-color" content={palette.surface[colorMode]} />;
  return (
    <>
      <meta name="theme-color" content={palette.surface.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={palette.surface.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

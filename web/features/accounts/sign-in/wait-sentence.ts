import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const MINUTE_S = 60;
/** Below this one waits at the screen, and counts in seconds. */
const SHORT_S = 2 * MINUTE_S;

/** Says how long to wait: `useWaitSentence()(90)`. */
export function useWaitSentence(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const minutes = Math.ceil(seconds / MINUTE_S);
    const short = Math.max(1, Math.ceil(seconds));
    return seconds < SHORT_S
      ? t({
          id: 'auth.waitSeconds',
          message: plural(short, {
            one: 'Too many attempts. Try again in a second.',
            other: 'Too many attempts. Try again in # seconds.',
          }),
        })
      : t({
          id: 'auth.waitMinutes',
          message: plural(minutes, {
            one: 'Too many attempts. Try again in a minute.',
            other: 'Too many attempts. Try again in # minutes.',
          }),
        });
  };
}

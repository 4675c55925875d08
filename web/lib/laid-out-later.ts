import { css } from '#styled/css';
import { useCameBack } from './came-back.ts';

const LATER = css({ contentVisibility: 'auto', _print: { contentVisibility: 'visible' } });

/**
 * Class of what is far below the first screen, and not laid out until it is nearly in view. It cuts off what stands out of its padding, be it
 * the outline of what has the focus.
 * @param usualHeight class with its height until then (`containIntrinsicHeight`); without one it is laid out at once.
 */
export function useLaidOutLater(usualHeight: string | undefined): string | undefined {
  const back = useCameBack();
  return usualHeight && !back ? `${LATER} ${usualHeight}` : undefined;
}

import { useState } from 'react';
import type { Point } from './near.ts';

/** Longer than a telephone takes to find itself in a street. */
const TIMEOUT_MS = 15_000;
/** A position of some minutes ago will do for a search of kilometres. */
const MAX_AGE_MS = 300_000;

type PositionState = 'idle' | 'locating' | 'refused' | 'failed';

/** Where the reader is, asked of the browser only when `locate` is called. */
export function useOwnPosition(onFound: (point: Point) => void) {
  const [state, setState] = useState<PositionState>('idle');
  const locate = () => {
    // Absent where the page is not served over HTTPS.
    if (!('geolocation' in navigator)) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return { state, locate };
}

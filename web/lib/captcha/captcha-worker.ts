// Solves the challenges that altcha-lib makes on the server: a module without a screen, for a thread of its own.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

const TIMEOUT_MS = 60_000;

/** The number that was looked for; null = not found in a minute. */
export function solve(challenge: Challenge): Promise<Solution | null> {
  return solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
}

type WorkerScope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<Challenge>) => void) => void;
  postMessage: (value: unknown) => void;
};

// The same module serves as a thread's script and, where there are no threads, as a plain import.
if (typeof document === 'undefined') {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener('message', ({ data }) => {
    solve(data).then(
      (solution) => scope.postMessage(solution),
      () => scope.postMessage(null),
    );
  });
}

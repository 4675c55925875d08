import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { solveCaptcha, type CaptchaToken } from './captcha-solver.ts';

export type CaptchaState = 'idle' | 'checking' | 'done' | 'failed';

export type Captcha = {
  readonly state: CaptchaState;
  /** A token that is still good, waited for if need be. Rejects when there is none to be had. */
  readonly token: () => Promise<string>;
  /** The token was used or refused: forgets it, and begins anew. */
  readonly renew: () => void;
};

/**
 * The check that a form is sent by a person's browser: some tenths of a second of work that nobody has to do anything for. Begins when
 * `active` is first true, and has a fresh token whenever one is asked for.
 */
export function useCaptcha(active: boolean): Captcha {
  const client = useApolloClient();
  const [state, setState] = useState<CaptchaState>('idle');
  const current = useRef<{ work: Promise<CaptchaToken>; goodUntil: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begin = useRef<() => Promise<CaptchaToken>>(() => Promise.reject(new Error('Not begun.')));

  const start = useCallback((): Promise<CaptchaToken> => {
    clearTimeout(timer.current);
    setState('checking');
    const work = solveCaptcha(client);
    const mine = { work, goodUntil: Number.POSITIVE_INFINITY };
    current.current = mine;
    const follow = async () => {
      try {
        const { goodUntil } = await work;
        if (current.current !== mine) return;
        mine.goodUntil = goodUntil;
        setState('done');
        timer.current = setTimeout(() => void begin.current().catch(() => {}), goodUntil - Date.now());
      } catch {
        if (current.current !== mine) return;
        current.current = null;
        setState('failed');
      }
    };
    void follow();
    return work;
  }, [client]);

  useEffect(() => {
    begin.current = start;
  }, [start]);

  useEffect(() => {
    if (active && !current.current) void start().catch(() => {});
  }, [active, start]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // The outcome is ignored.
      current.current = null;
    },
    [],
  );

  const token = useCallback(async () => {
    const kept = current.current;
    const work = kept && kept.goodUntil > Date.now() ? kept.work : start();
    return (await work).token;
  }, [start]);

  const renew = useCallback(() => void start().catch(() => {}), [start]);

  return { state, token, renew };
}

import { type SearchParams } from '../search/search-params.ts';
import { toFilter } from '../search/search-variables.ts';
import { useMutate, type MutationResult } from '../../lib/calls.ts';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { useCheckedCall } from '../../lib/captcha/use-checked-call.ts';
import { usePreferences } from '../../lib/preferences.tsx';
import { SaveSearchDocument } from './saved-searches.gen.ts';

/** Asks for the new venues of a search by mail. Never rejects. */
export function useSaveSearch(captcha: Captcha, params: SearchParams) {
  const { language } = usePreferences();
  const mutate = useMutate();
  const attempt = (captchaToken: string, email: string, idempotencyKey: string): Promise<MutationResult<object>> => {
    const input = { email, filter: toFilter(params), language, captchaToken, idempotencyKey };
    return mutate(SaveSearchDocument, 'saveSearch', { input });
  };
  return useCheckedCall<[email: string, key: string], MutationResult<object>>(captcha, attempt);
}

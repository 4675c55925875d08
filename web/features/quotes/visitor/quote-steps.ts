import { STEP_COUNT } from './quote-form.ts';

const STEP = 'etape';
const SENT = 'envoyee';
export const QUOTE_PATH = '/demande-devis';

/** The step that the address names, from 1; the first for anything else. */
export function stepOfAddress(search: string): number {
  const step = Number(new URLSearchParams(search).get(STEP));
  return Number.isInteger(step) && step >= 1 && step <= STEP_COUNT ? step : 1;
}

/** Whether the address is that of the page after sending. */
export function isSentAddress(search: string): boolean {
  return new URLSearchParams(search).get(STEP) === SENT;
}

/** The address of a step: each has its own, so that Back leads one step back. */
export function stepAddress(step: number): string {
  return step === 1 ? QUOTE_PATH : `${QUOTE_PATH}?${STEP}=${step}`;
}

export const SENT_ADDRESS = `${QUOTE_PATH}?${STEP}=${SENT}`;

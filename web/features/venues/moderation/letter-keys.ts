import { useSyncExternalStore } from 'react';
import { storage } from '../../../lib/cookies.ts';
import { listenersTo } from '../../../lib/stored-value.ts';

const KEY = 'letter-keys';
const OFF = 'off';

/** What the browser refuses to store lives as long as the page. */
let unstored: string | null = null;

const { tell, listen } = listenersTo(KEY, () => {
  unstored = null;
});

const areOn = (): boolean => (unstored ?? storage.read(KEY)) !== OFF;

/** Whether single letters do something on the pages of review. Who speaks to their computer turns them off; kept in the browser. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(listen, areOn, () => true);
}

export function turnLetterKeys(on: boolean): void {
  const value = on ? 'on' : OFF;
  storage.write(KEY, value);
  unstored = storage.read(KEY) === value ? null : value;
  tell();
}

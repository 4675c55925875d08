import { useCallback, useEffect, useRef, useState } from 'react';
import { PHOTOS } from '../../../../schema/owner-limits.ts';
import { uploadPhoto } from './upload-photo.ts';

/** A file on its way. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  /** Share that is sent, 0 to 1; at 1 the server makes its versions of it. */
  readonly share: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  readonly code: string | null;
};

/** What another try cannot change. */
const HOPELESS = new Set([
  'heicPicture',
  'notAPicture',
  'unreadablePicture',
  'tooManyPixels',
  'tooLarge',
  'PAYLOAD_TOO_LARGE',
]);

export const mayBeTriedAgain = ({ code }: Upload): boolean => code !== null && !HOPELESS.has(code);

/** What iPhones keep their pictures in; no browser but theirs reads it, nor can we. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
const isPicture = ({ type }: File): boolean => (PHOTOS.types as readonly string[]).includes(type);

/** The checks of a file before it is sent. */
function issueOf(file: File): string | null {
  if (isHeic(file)) return 'heicPicture';
  if (file.size > PHOTOS.maxBytes) return 'tooLarge';
  // Some systems know no type for AVIF; the server looks at the content.
  return file.type === '' || isPicture(file) ? null : 'notAPicture';
}

/**
 * Sends pictures one after the other, each in a request of its own: so they stand in the order in which they were chosen.
 * @param onStored is awaited before a file leaves the list: the pictures are read again, so that nothing seems to vanish.
 */
export function useUploads(venueId: string, onStored: () => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  const change = useCallback((id: number, next: Partial<Upload>) => {
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...next } : each)));
  }, []);
  const drop = useCallback((id: number) => setUploads((before) => before.filter((each) => each.id !== id)), []);

  const run = useCallback(
    async ({ id, file }: Upload) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { state: 'sending', share: 0, code: null });
      const outcome = await uploadPhoto(venueId, file, controller.signal, (share) => change(id, { share }));
      if (outcome === 'done') await onStored();
      running.current.delete(id);
      if (outcome === 'done' || outcome === 'ABORTED') drop(id);
      else change(id, { state: 'failed', code: outcome });
    },
    [change, drop, onStored, venueId],
  );

  // Whenever something ends or comes, the next in the row begins.
  useEffect(() => {
    const waiting = running.current.size > 0 ? [] : uploads.filter(({ state }) => state === 'waiting');
    for (const next of waiting.slice(0, 1)) void run(next);
  }, [run, uploads]);

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const add = useCallback((files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const code = issueOf(file);
      return { id: nextId.current++, file, share: 0, state: code === null ? 'waiting' : 'failed', code };
    });
    setUploads((before) => [...before, ...added]);
  }, []);
  const cancel = useCallback(
    (id: number) => {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else drop(id);
    },
    [drop],
  );
  const retry = useCallback((id: number) => change(id, { state: 'waiting', share: 0, code: null }), [change]);

  return { uploads, add, cancel, retry };
}

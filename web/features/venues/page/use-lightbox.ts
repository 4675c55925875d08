import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadChunk } from '../../../lib/chunks.ts';
import { useHydrated } from '../../../lib/hydrated.ts';

/** Id of the list of pictures, and the part of the address after `#` while one of them fills the screen. */
export const PHOTOS_ID = 'photos';

/** Of the history entry that is added when the view opens: “back” closes it, and a reload opens it again. */
type ViewState = { photo: number };

/** The full-screen view, loaded when somebody is about to ask for it. */
export const loadLightbox = () => loadChunk(() => import('./lightbox.tsx'));

/** Which photo the full-screen view shows first, null while it is closed; how it opens and closes. */
export function useLightbox() {
  const navigate = useNavigate();
  const location = useLocation();
  const { hash, search } = location;
  const hydrated = useHydrated();
  const photo = (location.state as Partial<ViewState> | null)?.photo;
  const openAt = hydrated && hash === `#${PHOTOS_ID}` && typeof photo === 'number' ? photo : null;

  /** When its script can't be had, the picture itself is shown: `file`. */
  const open = useCallback(
    (index: number, file: string) => {
      const view: ViewState = { photo: index };
      loadLightbox().then(
        () => navigate({ search, hash: PHOTOS_ID }, { state: view, preventScrollReset: true }),
        () => window.location.assign(file),
      );
    },
    [navigate, search],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { openAt, open, close };
}

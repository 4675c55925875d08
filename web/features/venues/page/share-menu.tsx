import { useLingui } from '@lingui/react/macro';
import Share from 'lucide-static/icons/share.svg?react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { deferred } from '../../../lib/deferred.tsx';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';

const SharePanel = deferred(() => import('./share-panel.tsx'));

/** Hands the page to the device's own sharing; false when it has none. Someone who changes their mind has shared enough. */
async function shareNatively(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Sends the page to somebody: by what the device offers, else by copying its address or by e-mail. Needs a script, shows only with one. */
export function ShareMenu({ title, url }: { title: string; url: string }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  const onClick = async () => {
    if (open) setOpen(false);
    else if (!(await shareNatively(title, url))) setOpen(true);
  };
  return (
    <Box
      ref={box}
      position={{ base: 'static', md: 'relative' }}
      visibility={hydrated ? 'visible' : 'hidden'}
      _print={{ display: 'none' }}
    >
      <Button ref={button} aria-expanded={open} onClick={() => void onClick()}>
        <Share size={18} aria-hidden />
        {t({ id: 'share.button', message: 'Share' })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SharePanel title={title} url={url} />
        </Suspense>
      )}
    </Box>
  );
}

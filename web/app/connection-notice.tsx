import { styled } from '../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Wifi from 'lucide-static/icons/wifi.svg?react';
import WifiOff from 'lucide-static/icons/wifi-off.svg?react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FOOT_NOTICE } from '../ui/foot-notice.ts';

const BACK_SHOWN_MS = 5_000;

/** Stands there empty, so that screen readers notice what comes into it. From edge to edge at the foot of the window, below everything else there. */
const Region = styled('div', {
  base: {
    position: 'fixed',
    left: '0',
    right: '0',
    bottom: '0',
    zIndex: 'toast',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

const Notice = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: '3',
    px: '4',
    py: '3',
    bg: 'ink',
    color: 'ink.on',
    fontSize: 'sm',
    lineHeight: 'snug',
    animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    '& svg': { flexShrink: '0', mt: '1px' },
  },
});

/** `null` = there is nothing to say. */
function useConnection(): 'lost' | 'back' | null {
  const [connection, setConnection] = useState<'lost' | 'back' | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(timer);
      setConnection('lost');
    };
    const back = () => {
      setConnection('back');
      timer = setTimeout(() => setConnection(null), BACK_SHOWN_MS);
    };
    // The connection may have gone before this script came.
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
  return connection;
}

/** What stands at the foot of the window, and the page itself, end above the notice: it covers no button. */
function useRoomAtFoot(region: RefObject<HTMLDivElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const notice = region.current;
    if (!shown || !notice) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(FOOT_NOTICE, `${notice.offsetHeight}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(FOOT_NOTICE);
    };
  }, [region, shown]);
}

/** Says that the connection is gone, as long as it is, and that it is back. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const connection = useConnection();
  const region = useRef<HTMLDivElement>(null);
  useRoomAtFoot(region, connection);
  return (
    <Region role="status" ref={region}>
      {connection === 'lost' && (
        <Notice>
          <WifiOff size={18} aria-hidden />
          {t({
            id: 'connection.lost',
            message: 'You are offline. What is on screen stays, and nothing you typed is lost.',
          })}
        </Notice>
      )}
      {connection === 'back' && (
        <Notice>
          <Wifi size={18} aria-hidden />
          {t({ id: 'connection.back', message: 'You are back online.' })}
        </Notice>
      )}
    </Region>
  );
}

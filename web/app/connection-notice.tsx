import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';

const BACK_SHOWN_MS = 5_000;

/** Stands there empty, so that screen readers notice what comes into it. */
const Region = chakra('div', {
  base: {
    position: 'fixed',
    left: { base: '4', md: '6' },
    right: { base: '4', md: 'auto' },
    bottom: { base: '4', md: '6' },
    zIndex: 'toast',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    maxWidth: 'md',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'ink',
    color: 'ink.on',
    fontSize: 'sm',
    lineHeight: 'snug',
    boxShadow: 'card',
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

/** Says that the connection is gone, as long as it is, and that it is back. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const connection = useConnection();
  return (
    <Region role="status">
      {connection === 'lost' && (
        <Notice>
          <WifiOff size={18} aria-hidden />
          {t({
            id: 'connection.lost',
            message: 'You are offline. What is on the screen stays, and nothing that you typed is lost.',
          })}
        </Notice>
      )}
      {connection === 'back' && (
        <Notice>
          <Wifi size={18} aria-hidden />
          {t({ id: 'connection.back', message: 'You are online again.' })}
        </Notice>
      )}
    </Region>
  );
}

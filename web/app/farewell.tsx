import { useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { endFarewell } from '../lib/session/farewell.ts';
import { Flex } from '../ui/box.ts';
import { IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** That the account was deleted; said on one page, and not on the next. */
export default function Farewell() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) endFarewell();
  }, [pathname, first]);
  return (
    <Notice tone="sage" boxShadow="card" pointerEvents="auto">
      <Flex gap="2" alignItems="center">
        {t({ id: 'farewell.deleted', message: 'Your account has been deleted, and you are signed out.' })}
        <IconButton size="sm" label={t({ id: 'dialog.close', message: 'Close' })} onClick={endFarewell}>
          <X size={18} aria-hidden />
        </IconButton>
      </Flex>
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import ArrowUp from 'lucide-static/icons/arrow-up.svg?react';
import { useEffect, useState } from 'react';
import { BACK_TO_TOP } from '../../schema/constants.ts';
import { Box } from '../ui/box.ts';
import { IconButton } from '../ui/button.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** The button is about to vanish: the focus goes where reading begins. */
function toTop(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** Appears once one has scrolled 300 px; never on screens of 480 px or less. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  const { t } = useLingui();
  useEffect(() => {
    const update = () => setShown(window.scrollY > BACK_TO_TOP.afterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  return (
    <Box
      position="fixed"
      right="6"
      aboveNotice="1.5rem"
      zIndex="popover"
      _withoutBackToTop={{ display: 'none' }}
      _print={{ display: 'none' }}
    >
      <IconButton
        look="outline"
        borderRadius="full"
        boxShadow="card"
        label={t({ id: 'layout.backToTop', message: 'Back to top' })}
        onClick={toTop}
      >
        <ArrowUp size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

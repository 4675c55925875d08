import { useLingui } from '@lingui/react/macro';
import MapIcon from 'lucide-static/icons/map.svg?react';
import type { ReactNode } from 'react';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { useFilledDialog } from './use-filled-dialog.ts';

const ID = 'carte-des-lieux';

/** Where no map stands beside the list: a button that is always at hand, and the map over the whole screen. */
export function MapButton({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { dialog, open, opener } = useFilledDialog(ID);

  return (
    <>
      <Button
        {...opener}
        look="quiet"
        position="fixed"
        zIndex="header"
        aboveNotice="1.25rem"
        left="50%"
        transform="translateX(-50%)"
        borderRadius="full"
        boxShadow="card"
        display={{ base: 'inline-flex', xl: 'none' }}
        css={{
          '@media (scripting: none)': { display: 'none' },
          '@media print': { display: 'none' },
        }}
      >
        <MapIcon size={18} aria-hidden />
        {t({ id: 'map.open', message: 'Map' })}
      </Button>
      <FullScreenDialog
        id={ID}
        dialogRef={dialog}
        title={t({ id: 'map.title', message: 'Map of the venues' })}
        closeLabel={t({ id: 'map.close', message: 'Back to the list' })}
      >
        <Box height="calc(100dvh - 3.5rem - 1px)" position="relative">
          {open && children}
        </Box>
      </FullScreenDialog>
    </>
  );
}

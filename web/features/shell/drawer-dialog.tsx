import { useLingui } from '@lingui/react/macro';
import MenuIcon from 'lucide-react/icons/menu';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Box } from '../../ui/box.ts';
import { IconButton } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx';

/** The drawer of narrow screens: a button, and the same links over the whole screen. */
export function DrawerDialog({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `drawer-${useId()}`;
  const label = t({ id: 'menu.title', message: 'Menu' });
  const closeAtLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };
  return (
    <Box display={{ base: 'block', lg: 'none' }}>
      <IconButton size="sm" label={label} aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <MenuIcon size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <FullScreenDialog
        id={id}
        dialogRef={dialog}
        title={label}
        closeLabel={t({ id: 'menu.close', message: 'Close the menu' })}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears its links, which the keyboard clicks too */}
        <div onClick={closeAtLink}>{children}</div>
      </FullScreenDialog>
    </Box>
  );
}

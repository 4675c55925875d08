import { useLingui } from '@lingui/react/macro';
import MenuIcon from 'lucide-react/icons/menu';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Box } from '../ui/box.ts';
import { IconButton } from '../ui/button.tsx';
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx';

/** On narrow screens, one button for all that the header of a wide one shows. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `menu-${useId()}`;
  const label = t({ id: 'menu.title', message: 'Menu' });
  // Opens the dialog while there is no JavaScript, in browsers that know it.
  const command = { command: 'show-modal', commandfor: id };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  // The link itself has been followed by then; the page behind gets the focus once it is there.
  const closeAtLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  };
  return (
    <Box display={{ base: 'block', lg: 'none' }}>
      <IconButton size="sm" label={label} aria-haspopup="dialog" {...command} onClick={open}>
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

import MenuIcon from 'lucide-static/icons/menu.svg?react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Box } from './box.ts';
import { IconButton } from './button.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

type MenuDialogProps = { label: string; closeLabel: string; children: ReactNode };

/** On narrow screens, one button for links that a wide one shows; they come over the whole screen, and go when one of them is followed. */
export function MenuDialog({ label, closeLabel, children }: MenuDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `menu-${useId()}`;
  useEffect(() => {
    const element = dialog.current;
    // Before the link is followed: the page that comes gets the focus after the button has it back.
    const closeAtLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.close();
    };
    element?.addEventListener('click', closeAtLink);
    return () => element?.removeEventListener('click', closeAtLink);
  }, []);
  // Opens the dialog while there is no JavaScript, in browsers that know it.
  const command = { command: 'show-modal', commandfor: id };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <Box display={{ base: 'block', lg: 'none' }}>
      <IconButton size="sm" label={label} aria-haspopup="dialog" {...command} onClick={open}>
        <MenuIcon size={22} aria-hidden />
      </IconButton>
      <FullScreenDialog id={id} dialogRef={dialog} title={label} closeLabel={closeLabel}>
        {children}
      </FullScreenDialog>
    </Box>
  );
}

import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** A dialog whose content is rendered only while it is open. Spread `opener` on its button, which then works before hydration too. */
export function useFilledDialog(id: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = () => setOpen(false);
    element.addEventListener('close', closed);
    // The browser opened it before hydration.
    if (element.open) setOpen(true);
    return () => element.removeEventListener('close', closed);
  }, []);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  const opener = {
    'aria-haspopup': 'dialog',
    // Opens the dialog before hydration.
    command: 'show-modal',
    commandfor: id,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setOpen(true);
    },
  } as const;
  return { dialog, open, opener };
}

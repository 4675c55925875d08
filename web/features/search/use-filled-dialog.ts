import { useEffect, useRef, useState } from 'react';

/** A dialog whose content stands in the page only while it is open: what it shows is made when it is asked for. */
export function useFilledDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = () => setOpen(false);
    element.addEventListener('close', closed);
    return () => element.removeEventListener('close', closed);
  }, []);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  return { dialog, open, show: () => setOpen(true) };
}

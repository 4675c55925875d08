import { styled } from './styled.ts';
import X from 'lucide-static/icons/x.svg?react';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { Flex } from './box.ts';
import { IconButton } from './button.tsx';
import { Heading } from './text.tsx';

const DialogElement = styled('dialog', {
  base: {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    m: '0',
    p: '0',
    border: '0',
    bg: 'paper',
    color: 'ink',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    _open: { animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
  },
});

type FullScreenDialogProps = {
  /** For the button that opens it without JavaScript: `commandfor`. */
  id: string;
  title: string;
  closeLabel: string;
  dialogRef: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
};

/** While one is open, the page behind does not scroll. */
function useScrollLock(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const follow = () => {
      document.documentElement.style.overflow = dialog.open ? 'hidden' : '';
    };
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      document.documentElement.style.overflow = '';
    };
  }, [dialogRef]);
}

/**
 * The browser's own modal dialog over the whole screen: it keeps the focus inside, closes with Escape and gives the focus back. Open it
 * with `dialogRef.current?.showModal()`, close it with `.close()`.
 */
export function FullScreenDialog({ id, title, closeLabel, dialogRef, children }: FullScreenDialogProps) {
  const titleId = useId();
  useScrollLock(dialogRef);
  return (
    <DialogElement ref={dialogRef} id={id} aria-labelledby={titleId}>
      <Flex
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px="4"
        minHeight="14"
        borderBottom="1px solid"
        borderColor="rule"
        bg="surface"
      >
        <Heading as="h2" look="h3" id={titleId}>
          {title}
        </Heading>
        <form method="dialog">
          <IconButton type="submit" label={closeLabel}>
            <X size={22} aria-hidden />
          </IconButton>
        </form>
      </Flex>
      {children}
    </DialogElement>
  );
}

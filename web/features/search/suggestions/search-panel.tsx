import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-static/icons/search.svg?react';
import { useId, useRef, type MouseEvent } from 'react';
import { Box } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx';
import { SearchForm } from './search-form.tsx';

/** On narrow screens, a button that opens the search over the whole screen. */
export default function SearchPanel() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = `search-${useId()}`;
  const label = t({ id: 'search.header', message: 'Find a venue' });
  const open = (event: MouseEvent) => {
    // Instead of the command below, which can't choose what gets the focus.
    event.preventDefault();
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  // Opens the dialog while there is no JavaScript, in browsers that know it.
  const command = { command: 'show-modal', commandfor: id };

  return (
    <>
      <Box display={{ base: 'block', lg: 'none' }}>
        <IconButton size="sm" label={label} aria-haspopup="dialog" {...command} onClick={open}>
          <Search size={20} aria-hidden />
        </IconButton>
      </Box>
      <FullScreenDialog
        id={id}
        dialogRef={dialog}
        title={label}
        closeLabel={t({ id: 'search.close', message: 'Close' })}
      >
        <Box p={{ base: '4', md: '6' }}>
          <SearchForm look="panel" label={label} onDone={() => dialog.current?.close()} />
        </Box>
      </FullScreenDialog>
    </>
  );
}

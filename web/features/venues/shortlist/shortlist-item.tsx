import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Flex } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Text } from '../../../ui/text.tsx';
import type { KeptVenue } from './kept-venue.ts';

type ShortlistControlsProps = {
  venue: KeptVenue;
  chosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
  /** Came back by "undo": its button has the focus that the undo button had. */
  focused: boolean;
};

/** What a visitor does with a kept venue: chooses it for the next step, or takes it off. */
export function ShortlistControls({ venue: { name }, chosen, onChoose, onRemove, focused }: ShortlistControlsProps) {
  const { t } = useLingui();
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) remove.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Flex alignItems="center" justifyContent="space-between" gap="4" css={{ '@media print': { display: 'none' } }}>
      <Checkbox
        checked={chosen}
        onChange={onChoose}
        aria-label={t({ id: 'shortlist.choose', message: `Choose ${name}` })}
      >
        <Trans id="shortlist.chooseThis">Choose</Trans>
      </Checkbox>
      <Button
        ref={remove}
        look="ghost"
        size="sm"
        px="0"
        aria-label={t({ id: 'shortlist.remove', message: `Remove ${name} from my shortlist` })}
        onClick={onRemove}
      >
        <Trash size={18} aria-hidden />
        <Trans id="shortlist.removeThis">Remove</Trans>
      </Button>
    </Flex>
  );
}

/** A kept venue that is no longer on the site. */
export function GoneVenue({ venue: { name }, onRemove }: Pick<ShortlistControlsProps, 'venue' | 'onRemove'>) {
  const { t } = useLingui();
  return (
    <Notice>
      <Text tone="muted">{t({ id: 'shortlist.gone', message: `${name} is no longer on the site.` })}</Text>
      <Button
        size="sm"
        aria-label={t({ id: 'shortlist.remove', message: `Remove ${name} from my shortlist` })}
        onClick={onRemove}
      >
        <Trans id="shortlist.removeThis">Remove</Trans>
      </Button>
    </Notice>
  );
}

/** In the place of a venue that was just taken off: the way back, with the focus. */
export function RemovedVenue({ venue: { name }, onUndo }: { venue: KeptVenue; onUndo: () => void }) {
  const { t } = useLingui();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Notice>
      <Text tone="muted">{t({ id: 'shortlist.removedName', message: `${name} was removed.` })}</Text>
      <Button ref={undo} size="sm" onClick={onUndo}>
        <Trans id="shortlist.undo">Undo</Trans>
      </Button>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Flex
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      px="5"
      py="4"
      border="1px dashed"
      borderColor="rule.strong"
      borderRadius="md"
    >
      {children}
    </Flex>
  );
}

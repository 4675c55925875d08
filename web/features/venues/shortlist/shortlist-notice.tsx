import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SHORTLIST } from '../../../../schema/constants.ts';
import { SHORTLIST_PATH } from '../../../lib/addresses.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { addToShortlist, type ShortlistChange } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';

/** Time to read it and to reach its button; pointer and focus stop the clock. */
const SHOWN_MS = 7_000;

const Notice = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    maxWidth: 'lg',
    minHeight: '12',
    pl: '5',
    pr: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'ink',
    color: 'ink.on',
    boxShadow: 'card',
    fontSize: 'sm',
    lineHeight: 'snug',
    pointerEvents: 'auto',
    animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
  // Where the change is seen anyway, it is only said.
  variants: { seen: { true: { srOnly: true } } },
});

/** On the dark ground of the notice. */
const onInk = {
  look: 'ghost',
  size: 'sm',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  minHeight: '11',
  _hover: { bg: 'transparent', textDecorationThickness: '2px' },
  _focusVisible: { outlineColor: 'currentColor' },
} as const;

function useLabels({ kind }: ShortlistChange): string {
  const { t } = useLingui();
  const count = useShortlist().length;
  const { maxVenues } = SHORTLIST;
  switch (kind) {
    case 'added':
      return t({
        id: 'shortlist.added',
        message: plural(count, { one: 'Added to your shortlist, # venue', other: 'Added to your shortlist, # venues' }),
      });
    case 'removed':
      return t({
        id: 'shortlist.removed',
        message: plural(count, {
          0: 'Removed, your shortlist is empty',
          one: 'Removed from your shortlist, # venue left',
          other: 'Removed from your shortlist, # venues left',
        }),
      });
    case 'full':
      return t({
        id: 'shortlist.full',
        message: `Your shortlist is full: it holds ${maxVenues} venues. Remove one to add another.`,
      });
  }
}

function Words({ change }: { change: ShortlistChange }) {
  const words = useLabels(change);
  return <span>{words}</span>;
}

/**
 * The last change of the shortlist: what it was, and how to go on or back. Gone after some seconds. The page of the shortlist has its
 * own way back, in the place of the venue.
 */
export default function ShortlistNotice({ change }: { change: ShortlistChange }) {
  const onItsPage = useLocation().pathname === SHORTLIST_PATH;
  const [done, setDone] = useState<ShortlistChange | null>(null);
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => setDone(change), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [change, held]);
  if (done === change) return null;

  const undo = () => {
    addToShortlist(change.venue, change.index);
    // The button is gone with that: the focus goes back to where it came from, the heart as a rule.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <Notice
      seen={onItsPage && change.kind !== 'full'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Words key={change.kind + change.venue.id} change={change} />
      {!onItsPage &&
        (change.kind === 'removed' ? (
          <Button {...onInk} onClick={undo}>
            <Trans id="shortlist.undo">Undo</Trans>
          </Button>
        ) : (
          <LinkButton {...onInk} to={SHORTLIST_PATH} onClick={() => setDone(change)}>
            <Trans id="shortlist.see">View my shortlist</Trans>
          </LinkButton>
        ))}
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTerm } from '../../lib/terms.ts';
import { ActionMenu, type MenuAction } from '../../ui/action-menu.tsx';
import type { DeskQuoteLine } from './desk-quote.ts';
import { isMove, MOVES, nameOf, type Move } from './desk-words.ts';

const ARROW = <ArrowRight size={16} aria-hidden />;

type MoveMenuProps = { line: DeskQuoteLine; onMove: (action: Move) => void };

/** Where a request of a list can be moved, behind three dots. */
export function MoveMenu({ line, onMove }: MoveMenuProps) {
  const { t } = useLingui();
  const moveName = useTerm(MOVES);
  const name = nameOf(line);
  const actions = line.moves.flatMap(({ action }): MenuAction[] =>
    isMove(action)
      ? [
          {
            key: action,
            label: moveName(action),
            icon: ARROW,
            tone: action === 'REJECT' ? 'danger' : 'plain',
            onChoose: () => onMove(action),
          },
        ]
      : [],
  );
  return <ActionMenu label={t({ id: 'deskQuotes.actionsOf', message: `Actions for ${name}` })} actions={actions} />;
}

import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-static/icons/arrow-right.svg?react';
import { useTerm } from '../../../lib/terms.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import type { AdminQuoteLine } from './admin-quote.ts';
import { isMove, MOVES, nameOf, type Move } from './admin-labels.ts';

const ARROW = <ArrowRight size={16} aria-hidden />;

type MoveMenuProps = { line: AdminQuoteLine; onMove: (action: Move) => void };

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
  return <ActionMenu label={t({ id: 'adminQuotes.actionsOf', message: `Actions for ${name}` })} actions={actions} />;
}

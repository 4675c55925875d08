import ArrowDown from 'lucide-static/icons/arrow-down.svg?react';
import ArrowUp from 'lucide-static/icons/arrow-up.svg?react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { CornerHead, Head, SortButton } from './rooms-table-parts.ts';
import type { RoomOrder } from './rooms.ts';

type ColumnHeadProps = {
  order: RoomOrder;
  by: RoomOrder['by'];
  sortable: boolean;
  onSort: () => void;
  /** The column of the names, which stands still. */
  corner?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

/** The head of a column; a button that orders the rooms by it once there is a script to do so. */
export function ColumnHead({ order, by, sortable, onSort, corner = false, icon, children }: ColumnHeadProps) {
  const hydrated = useHydrated();
  const Cell = corner ? CornerHead : Head;
  const direction = order.by !== by ? undefined : order.descending ? 'descending' : 'ascending';
  const Sign = direction === 'ascending' ? ArrowUp : ArrowDown;
  const content = (
    <>
      {icon}
      <span>
        {children}
        {direction && <Sign size={12} strokeWidth={2.5} aria-hidden />}
      </span>
    </>
  );
  return (
    <Cell scope="col" aria-sort={direction}>
      {sortable && hydrated ? (
        <SortButton type="button" onClick={onSort}>
          {content}
        </SortButton>
      ) : (
        content
      )}
    </Cell>
  );
}

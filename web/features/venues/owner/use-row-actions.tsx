import { useLingui } from '@lingui/react/macro';
import CalendarDays from 'lucide-static/icons/calendar-days.svg?react';
import Eye from 'lucide-static/icons/eye.svg?react';
import EyeOff from 'lucide-static/icons/eye-off.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import RotateCcw from 'lucide-static/icons/rotate-ccw.svg?react';
import SquareArrowOutUpRight from 'lucide-static/icons/square-arrow-out-up-right.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import Undo from 'lucide-static/icons/undo-2.svg?react';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { venueFormAddress } from '../content/venue-gaps.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { sheetAddress, type VenueAction } from './my-venue.ts';
import type { DirectAction } from './use-venue-actions.ts';

type ActedVenue = {
  readonly id: string;
  readonly slug: string;
  readonly isPublic: boolean;
  readonly availableActions: readonly VenueAction[];
};

const ICON = { size: 18, 'aria-hidden': true } as const;

/** `const actionsOf = useRowActions(act)`: the menu of a venue; publishing has a button of its own. `act` gets the choice; a deletion asks first. */
export function useRowActions<Venue extends ActedVenue>(
  act: (action: DirectAction, venue: Venue) => void,
): (venue: Venue) => MenuAction[] {
  const { t } = useLingui();
  return (venue) => {
    const { id, slug, isPublic, availableActions } = venue;
    const may = (action: VenueAction) => availableActions.includes(action);
    const button = (action: DirectAction, label: string, icon: ReactNode): MenuAction => ({
      key: action,
      label,
      icon,
      tone: action === 'DELETE' ? 'danger' : 'plain',
      onChoose: () => act(action, venue),
    });
    return [
      ...(may('EDIT')
        ? [
            {
              key: 'edit',
              label: t({ id: 'venueAction.edit', message: 'Edit' }),
              icon: <Pencil {...ICON} />,
              to: venueFormAddress(id),
            },
            {
              key: 'preview',
              label: t({ id: 'venueForm.preview', message: 'Preview' }),
              icon: <Eye {...ICON} />,
              to: `${sheetAddress(id)}/apercu`,
            },
            {
              key: 'calendar',
              label: t({ id: 'calendar.title', message: 'Calendar' }),
              icon: <CalendarDays {...ICON} />,
              to: `${sheetAddress(id)}/calendar`,
            },
          ]
        : []),
      ...(isPublic
        ? [
            {
              key: 'public',
              label: t({ id: 'venueAction.public', message: 'Public page' }),
              icon: <SquareArrowOutUpRight {...ICON} />,
              to: venueAddress(slug),
            },
          ]
        : []),
      ...(may('UNPUBLISH')
        ? [button('UNPUBLISH', t({ id: 'venueAction.unpublish', message: 'Unpublish' }), <EyeOff {...ICON} />)]
        : []),
      ...(may('WITHDRAW')
        ? [button('WITHDRAW', t({ id: 'venueAction.withdraw', message: 'Withdraw from review' }), <Undo {...ICON} />)]
        : []),
      ...(may('RESTORE')
        ? [button('RESTORE', t({ id: 'venueAction.restore', message: 'Restore' }), <RotateCcw {...ICON} />)]
        : []),
      ...(may('DELETE')
        ? [button('DELETE', t({ id: 'venueAction.delete', message: 'Delete…' }), <Trash {...ICON} />)]
        : []),
      ...(may('REQUEST_DELETION')
        ? [button('DELETE', t({ id: 'venueAction.askDeletion', message: 'Request deletion…' }), <Trash {...ICON} />)]
        : []),
    ];
  };
}

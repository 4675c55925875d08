import { useLingui } from '@lingui/react/macro';
import ClipboardCheck from 'lucide-static/icons/clipboard-check.svg?react';
import Eye from 'lucide-static/icons/eye.svg?react';
import EyeOff from 'lucide-static/icons/eye-off.svg?react';
import Globe from 'lucide-static/icons/globe.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import RotateCcw from 'lucide-static/icons/rotate-ccw.svg?react';
import SquareArrowOutUpRight from 'lucide-static/icons/square-arrow-out-up-right.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { type BulkAction, adminAddress, type AdminVenue } from './admin-venue.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

type Shown = Pick<AdminVenue, 'id' | 'slug' | 'isPublic' | 'availableActions' | 'pendingChange'>;

/** Where what waits for a venue is decided; null = nothing waits. */
export function pendingAddress(pending: Shown['pendingChange']) {
  if (pending === null) return null;
  return `/admin/${pending.type === 'CREATION' ? 'establishment-requests' : 'change-requests'}/${pending.id}`;
}

/** `const menuOf = useRowMenu(act)`: the menu of a venue. `act` gets the choice; it asks for confirmation where needed. */
export function useRowMenu<Venue extends Shown>(act: (venue: Venue, action: BulkAction) => void) {
  const { t } = useLingui();
  return (venue: Venue): MenuAction[] => {
    const { id, slug, isPublic, availableActions } = venue;
    const pending = pendingAddress(venue.pendingChange);
    const button = (action: BulkAction, label: string, icon: ReactNode): MenuAction[] =>
      availableActions.includes(action)
        ? [
            {
              key: action,
              label,
              icon,
              tone: action === 'DELETE' ? 'danger' : 'plain',
              onChoose: () => act(venue, action),
            },
          ]
        : [];
    return [
      ...(pending === null
        ? []
        : [
            {
              key: 'pending',
              label: t({ id: 'venuesAdmin.examine', message: 'Review the request' }),
              icon: <ClipboardCheck {...ICON} />,
              to: pending,
            },
          ]),
      ...(availableActions.includes('EDIT')
        ? [
            {
              key: 'edit',
              label: t({ id: 'venueAction.edit', message: 'Edit' }),
              icon: <Pencil {...ICON} />,
              to: `${adminAddress(id)}/edit`,
            },
          ]
        : []),
      {
        key: 'preview',
        label: t({ id: 'venueForm.preview', message: 'Preview' }),
        icon: <Eye {...ICON} />,
        to: `${adminAddress(id)}/apercu`,
      },
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
      ...button('PUBLISH', t({ id: 'venueAction.publish', message: 'Publish' }), <Globe {...ICON} />),
      ...button('UNPUBLISH', t({ id: 'venueAction.unpublish', message: 'Unpublish' }), <EyeOff {...ICON} />),
      ...button('RESTORE', t({ id: 'venueAction.restore', message: 'Restore' }), <RotateCcw {...ICON} />),
      ...button('DELETE', t({ id: 'venueAction.delete', message: 'Delete…' }), <Trash {...ICON} />),
    ];
  };
}

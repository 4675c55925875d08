import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../ui/layout.tsx';
import type { DraftEntry } from './curated.ts';

/** Says of a venue that visitors do not see it. */
function HiddenBadge() {
  const { t } = useLingui();
  return <Badge tone="danger">{t({ id: 'content.hidden', message: 'Offline' })}</Badge>;
}

/** Where visitors do not see the venue, says so. */
export function hiddenBadge({ venue }: DraftEntry) {
  return !venue.isPublic && <HiddenBadge />;
}

import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/layout.tsx';
import type { DraftEntry } from './curated.ts';
import type { Presence } from './presence.ts';

const TONES = { SHOWN: 'sage', BEYOND: 'gold', UPCOMING: 'gold', ENDED: 'neutral', HIDDEN: 'danger' } as const;

/** Whether visitors see a venue of the slider today, and why not. */
export function PresenceBadge({ presence, entry }: { presence: Presence; entry: DraftEntry }) {
  const { t } = useLingui();
  const { shortDate } = useFormats();
  const say = (): string => {
    switch (presence) {
      case 'SHOWN':
        return t({ id: 'content.shown', message: 'Shown today' });
      case 'BEYOND':
        return t({ id: 'content.beyond', message: 'After the first five' });
      case 'UPCOMING': {
        const day = shortDate(entry.startsOn);
        return t({ id: 'content.upcoming', message: `From ${day}` });
      }
      case 'ENDED': {
        const day = shortDate(entry.endsOn);
        return t({ id: 'content.ended', message: `Ended ${day}` });
      }
      case 'HIDDEN':
        return t({ id: 'content.hidden', message: 'Offline' });
    }
  };
  return <Badge tone={TONES[presence]}>{say()}</Badge>;
}

import { useTerm } from '../../../lib/terms.ts';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import type { AdminQuote } from './admin-quote.ts';
import { isMove, MOVES, nameOf, type Move } from './admin-labels.ts';
import type { AskedMove } from './move-dialog.tsx';

/** The step that follows where a request stands, of those that have no place of their own on the page. */
const NEXT: Partial<Record<AdminQuote['state'], Move>> = { NEW: 'REVIEW', WON: 'ARCHIVE', LOST: 'ARCHIVE' };

/** What the platform can do with a request now. Forwarding and choosing a quote have their own places on the page. */
export function RequestActions({ request, onAsk }: { request: AdminQuote; onAsk: (asked: AskedMove) => void }) {
  const moveName = useTerm(MOVES);
  const { id, version, venues } = request;
  const offered = request.availableActions.filter((action) => isMove(action)).filter((action) => action !== 'FORWARD');
  const ask = (action: Move) =>
    onAsk({ request: { id, version }, name: nameOf(request), venueCount: venues.length, action });
  if (offered.length === 0) return null;
  return (
    <Row gap="2">
      {offered.map((action) => (
        <Button
          key={action}
          size="sm"
          look={action === NEXT[request.state] ? 'solid' : action === 'ARCHIVE' ? 'ghost' : 'outline'}
          onClick={() => ask(action)}
        >
          {moveName(action)}
        </Button>
      ))}
    </Row>
  );
}

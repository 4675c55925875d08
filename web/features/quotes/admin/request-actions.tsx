import { useTerm } from '../../../lib/terms.ts';
import { Row } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import type { AdminQuote } from './admin-quote.ts';
import { isMove, MOVES, nameOf, type Move } from './admin-labels.ts';
import type { AskedMove } from './move-dialog.tsx';

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
        <Button key={action} size="sm" onClick={() => ask(action)}>
          {moveName(action)}
        </Button>
      ))}
    </Row>
  );
}

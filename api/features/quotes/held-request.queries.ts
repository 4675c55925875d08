import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/database.ts';

interface HeldRequest {
  id: string;
  reference: string;
}

/** The requests of answers, by the ids of these, for many at once. */
export function heldRequests(database: Database): DataLoader<string, HeldRequest | null> {
  return new DataLoader(
    async (answerIds) => {
      const rows = await database.rows<HeldRequest & { answerId: string }>(
        `select a.id as "answerId", q.id, q.reference from quote_answer a join quote_request q on q.id = a.request_id
         where a.id = any($1::uuid[])`,
        [answerIds],
      );
      const found = new Map(rows.map(({ answerId, ...request }) => [answerId, request]));
      return answerIds.map((id) => found.get(id) ?? null);
    },
    // The services live as long as the process.
    { cache: false },
  );
}

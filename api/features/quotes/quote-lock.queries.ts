import type { Transaction } from '../../platform/database/database.ts';

/** A request by its id, or by a private link that has not expired. */
export type WhichRequest = { id: string } | { linkTokenHash: string; linkExpiresAt: { $gt: Date } };

/** Locks a request, and returns its id; null = there is none. */
export async function lockRequest(query: Transaction['query'], where: WhichRequest): Promise<string | null> {
  const [row] = await ('id' in where
    ? query<{ id: string }>(`select id from quote_request where id = $1 for no key update`, [where.id])
    : query<{ id: string }>(
        `select id from quote_request where link_token_hash = $1 and link_expires_at > $2 for no key update`,
        [where.linkTokenHash, where.linkExpiresAt.$gt],
      ));
  return row?.id ?? null;
}

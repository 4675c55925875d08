import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Session } from './session.entity.ts';
import { alive } from './session-lifetime.ts';

/** An active session with its account, as each request reads it in one statement. */
interface LivingSession {
  role: string;
  cookieHash: string;
  /** Milliseconds since 1970. */
  seen: number;
}

/** A session in the list of its owner. */
export type ListedSession = Pick<Session, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

/** Users with more sessions end them all at once. */
const LISTED = 100;
const OF_ACCOUNT = 'from session s join user_account u on u.id = s.user_id';

export async function livingSession(
  database: Database,
  sessionId: string,
  userId: string,
): Promise<LivingSession | null> {
  const [row] = await database.rows<LivingSession>(
    `select u.role, s.cookie_hash as "cookieHash", ${milliseconds('s.last_seen_at')} as seen ${OF_ACCOUNT}
     where s.id = $2 and s.user_id = $3 and ${alive('$1')}`,
    [now(), sessionId, userId],
  );
  return row ?? null;
}

/** The active sessions of a user, the last used first. */
export async function livingSessionsOf(database: Database, userId: string): Promise<ListedSession[]> {
  const rows = await database.rows<{ id: string; userAgent: string; created: number; seen: number }>(
    `select s.id, s.user_agent as "userAgent", ${milliseconds('s.created_at')} as created,
       ${milliseconds('s.last_seen_at')} as seen ${OF_ACCOUNT}
     where s.user_id = $2 and ${alive('$1')} order by s.last_seen_at desc, s.id limit ${LISTED}`,
    [now(), userId],
  );
  return rows.map(({ id, userAgent, created, seen }) => ({
    id,
    userAgent,
    createdAt: new Date(created),
    lastSeenAt: new Date(seen),
  }));
}

/** The role of the owner of each of these sessions that is active, by session. */
export async function rolesOfSessions(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.rows<{ id: string; role: string }>(
    `select s.id, u.role ${OF_ACCOUNT} where s.id = any($2::uuid[]) and ${alive('$1')}`,
    [now(), ids],
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** A column of instants as a number, because the driver returns them as text. */
function milliseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}

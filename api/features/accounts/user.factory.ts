import type { Database } from '../../platform/database/database.ts';

let made = 0;

/** Inserts approved users, one of each role. Returns their ids. */
export async function createUsers(
  database: Database,
  roles: readonly ('ADMIN' | 'TEAM' | 'CLIENT')[],
): Promise<string[]> {
  const people = roles.map((role) => ({ role, email: `${role.toLowerCase()}.${++made}@pleniere.test` }));
  const rows = await database.rows<{ id: string }>(
    `insert into user_account (email, password_hash, first_name, last_name, role, status)
     select email, '!', 'Camille', 'Essai', role, 'APPROVED'
     from jsonb_to_recordset($1::jsonb) as r(email text, role text)
     returning id`,
    [JSON.stringify(people)],
  );
  return rows.map(({ id }) => id);
}

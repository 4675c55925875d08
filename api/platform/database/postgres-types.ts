import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import pg from 'pg';
import array from 'postgres-array';

/** How text from the database becomes a value: node-postgres's rules, with dates and times left as text for MikroORM. */
export function createTypes(): InstanceType<typeof pg.TypeOverrides> {
  const types = new pg.TypeOverrides();
  const parsers = createPostgreSqlTypeParsers((text) => array.parse(text));
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types;
}

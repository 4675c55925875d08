import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the migrations make the schema that the entities describe', async () => {
  const difference = await database.orm.schema.getUpdateSchemaSQL();
  const statements = difference
    .split(/;\s*/)
    .map((statement) => statement.trim())
    // What search and the audit log need belongs to no entity, and MikroORM sets the encoding of its own session.
    .filter(
      (statement) =>
        statement && !/^(set names|drop (function|trigger) if exists ("f_unaccent"|"\w*audit_capture))/.test(statement),
    );
  expect(statements).toEqual([]);
});

test('migrating again does nothing', async () => {
  expect(await database.migrate()).toEqual([]);
});

import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../schema.ts';

/** Writes the schema definition that the web and its integrators build on. */
const HEADER = '# Written by `npm run schema` from the classes under api/. Do not edit.\n\n';
const target = new URL('../../schema/schema.graphql', import.meta.url);
await writeFile(target, `${HEADER}${printSchema(lexicographicSortSchema(await createSchema()))}\n`);

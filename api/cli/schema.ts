import { writeFile } from 'node:fs/promises';
import { PRODUCT } from '../features.ts';
import { createSchema, printDefinition } from '../platform/graphql/create-schema.ts';
import { permissionsTable } from './permissions-table.ts';

/** Writes the schema definition, on which the web and integrators build, and the table of permissions. */
const HEADER = '# Written by `npm run schema` from the classes under api/. Do not edit.\n\n';
const schema = await createSchema(PRODUCT.all('resolvers'));
const file = (path: string) => new URL(`../../${path}`, import.meta.url);
await writeFile(file('schema/schema.graphql'), `${HEADER}${printDefinition(schema)}\n`);
await writeFile(file('docs/permissions.md'), permissionsTable(schema));

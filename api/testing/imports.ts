import { expect, vi } from 'vitest';
import { sendFile } from './multipart.ts';
import type { Person } from './signed-in.ts';
import type { TestApp } from './test-app.ts';
import { type Payload } from './payloads.ts';

const REPORT = `outcome read created updated unchanged refused held ignoredColumns duplicates skipped totals { code severity count }
  issues { line code column value otherLine reason } examples { name isNew changes { field before after } } faults { code line }`;
const RUN = `id state fileName encoding delimiter rows types fittingMappings columns { header guess sample }
  availableActions check { ${REPORT} } report { ${REPORT} }`;
export interface ImportedRun {
  id: string;
  state: string;
  fileName: string;
  availableActions: string[];
  types: string[];
  fittingMappings: string[];
  columns: { header: string; guess: string | null; sample: string[] }[];
  check: Report | null;
  report: Report | null;
}
interface Report {
  outcome: string;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  held: number;
  ignoredColumns: string[];
  examples: { name: string; isNew: boolean; changes: { field: string; before: string; after: string }[] }[];
  issues: { line: number; code: string; column: string; value: string }[];
}

/** Imports over both APIs. */
export function importer(app: TestApp, person: Person) {
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await person.graphql(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const upload = async (content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const sent = { bytes, name: 'x.csv', type: 'text/csv' };
    const response = await sendFile(app, '/imports?name=hotels.csv', sent, person.token);
    const body = (await response.json()) as { id: string; error?: { code: string; fields?: { code: string }[] } };
    return { status: response.status, id: body.id, error: body.error };
  };
  const runOf = async (id: string): Promise<ImportedRun> =>
    (await ask(`query ($id: ID!) { importRun(id: $id) { ${RUN} } }`, { id }))['importRun']!;
  const move = async (mutation: string, id: string, settings?: object) =>
    (
      await ask(
        `mutation ($input: ${settings ? 'CheckImportInput' : 'IdInput'}!) {
          done: ${mutation}(input: $input) {
            run { id state } errors { __typename ... on ValidationFailed { fields { path code } } } } }`,
        { input: { id, ...settings } },
      )
    )['done'] as unknown as Payload;
  /** The import after it has ended. */
  const ended = async (id: string): Promise<ImportedRun> =>
    vi.waitFor(
      async () => {
        const run = await runOf(id);
        if (['CHECKING', 'IMPORTING'].includes(run.state)) throw new Error(`Still ${run.state}.`);
        return run;
      },
      { timeout: 20_000, interval: 30 },
    );
  /** Checks and imports, and returns both results. */
  const imported = async (content: string | Uint8Array, settings: object) => {
    const { id } = await upload(content);
    expect(await move('checkImport', id, settings)).toMatchObject({ errors: [] });
    const checked = await ended(id);
    expect(await move('startImport', id)).toMatchObject({ errors: [] });
    return { id, checked, done: await ended(id) };
  };
  return { ask, upload, runOf, move, ended, imported };
}

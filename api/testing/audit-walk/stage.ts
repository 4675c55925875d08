import { createAccount, type TestAccount, Visitor } from '../accounts.ts';
import { type Person, signedInPerson } from '../signed-in.ts';
import type { TestApp } from '../test-app.ts';

/** The app, the people and the objects of the audit tests. */
export interface Stage {
  app: TestApp;
  admin: Person;
  visitor: Visitor;
  /** A new approved client. */
  client: () => Promise<Person>;
  account: (wanted?: Parameters<typeof createAccount>[1]) => Promise<TestAccount>;
}

/** Runs one write. Returns the id of its actor if that is not the administrator of the stage. */
export type Scene = (stage: Stage) => Promise<string | void>;

export async function stageOn(app: TestApp): Promise<Stage> {
  const admin = await signedInPerson(app, 'ADMIN');
  return {
    app,
    admin,
    visitor: new Visitor(() => app),
    client: () => signedInPerson(app),
    account: (wanted) => createAccount(app.database, wanted),
  };
}

/** Calls a mutation by name with its declared arguments. @throws Error if it is refused. */
export async function call(
  person: Pick<Person, 'graphql'>,
  name: string,
  declared = '',
  variables: object = {},
  selection = '',
): Promise<Record<string, unknown>> {
  const given = Object.keys(variables).map((key) => `${key}: $${key}`);
  const head = declared && `(${declared})`;
  const args = given.length ? `(${given.join(', ')})` : '';
  const query = `mutation ${head} { result: ${name}${args} { ${selection} errors { ... on UserError { code message } } } }`;
  const { data, errors } = await person.graphql<{ result: Record<string, unknown> }>(query, variables);
  if (errors || (data.result['errors'] as object[]).length)
    throw new Error(`${name}: ${JSON.stringify(errors ?? data)}`);
  return data.result;
}

/** Calls a route. @throws Error if it is refused. */
export async function ask(person: Pick<Person, 'rest'>, method: string, path: string, body?: object) {
  const answer = await person.rest(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** One number of one row. */
export async function valueOf<Value>({ app }: Stage, sql: string, values: unknown[]): Promise<Value> {
  const [row] = await app.database.rows<{ value: Value }>(sql, values);
  return row!.value;
}

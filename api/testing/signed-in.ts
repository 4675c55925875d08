import { createSubscription } from '../features/billing/subscription.factory.ts';
import { createAccount, type TestAccount, Visitor } from './accounts.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from './test-app.ts';

/** A user with an account and an open session, who calls both APIs. */
export interface Person extends TestAccount {
  token: string;
  graphql<Data = Record<string, never>>(query: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  rest(method: string, path: string, body?: object): ReturnType<Visitor['rest']>;
}

/** Creates an approved account, and signs it in without the form. A client is on the plan without limits. */
export async function signedInPerson(app: TestApp, role: 'ADMIN' | 'TEAM' | 'CLIENT' = 'CLIENT'): Promise<Person> {
  const account = await createAccount(app.database, { role });
  if (role === 'CLIENT') await createSubscription(app.database, { userId: account.id });
  const caller = { facts: { userAgent: '' }, setCookie: () => {} } as never;
  const token = await app.database.transaction((transaction) =>
    app.app.services.sessions.open(transaction, account.id, caller),
  );
  const visitor = new Visitor(() => app);
  return {
    ...account,
    token,
    graphql: (query, variables = {}) => visitor.graphql(query, variables, { token }),
    rest: (method, path, body) => visitor.rest(method, path, body, { token }),
  };
}

/** An app with all actors around a venue, signed in. */
export interface PeopleOfVenues {
  app: TestApp;
  owner: Person;
  /** Another client. */
  stranger: Person;
  team: Person;
  admin: Person;
}

export async function startTestAppWithPeople(): Promise<PeopleOfVenues> {
  const app = await startTestApp();
  const [owner, stranger, team, admin] = await Promise.all([
    signedInPerson(app),
    signedInPerson(app),
    signedInPerson(app, 'TEAM'),
    signedInPerson(app, 'ADMIN'),
  ]);
  return { app, owner, stranger, team, admin };
}

import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';

/** An app with an owner and their venue of two rooms, for each test anew. */
export class CalendarStage {
  app!: TestApp;
  owner!: TestAccount;
  token!: string;
  venueId!: string;
  /** "Salle Ampère", for 20 people. */
  roomId!: string;
  readonly visitor = new Visitor(() => this.app);

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.app = await startTestApp(settings);
  }

  async reset(): Promise<void> {
    await this.app.database.rows('delete from rate_limit');
    this.owner = await createAccount(this.app.database);
    this.token = await this.signIn(this.owner);
    const rooms = [roomContent({ name: 'Salle Ampère', capacities: { THEATRE: 20 } }), roomContent()];
    const [venueId] = await createVenues(this.app.database, [{ name: 'Manoir', ownerId: this.owner.id, rooms }]);
    this.venueId = venueId!;
    const [room] = await this.app.database.rows<{ id: string }>(
      `select id from room where venue_id = $1 order by position limit 1`,
      [this.venueId],
    );
    this.roomId = room!.id;
  }

  async signIn({ email }: Pick<TestAccount, 'email'>): Promise<string> {
    const { token } = await this.visitor.signIn(email);
    return token;
  }

  /** Somebody else's token. */
  async stranger(): Promise<string> {
    return this.signIn(await createAccount(this.app.database));
  }

  async ask<Data>(query: string, variables: object = {}, as = this.token): Promise<Data> {
    const { data, errors } = await this.visitor.graphql<Data>(query, variables, { token: as });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}

export const PAYLOAD_ERRORS = 'errors { __typename ... on ValidationFailed { fields { path code } } }';

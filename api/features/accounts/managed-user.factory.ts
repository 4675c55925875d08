import { expect } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** An app that sends its mails, the server that receives them, and an administrator. */
export interface UserAdministration {
  server: MailServer;
  app: TestApp;
  admin: Person;
  stop(): Promise<void>;
}

export async function startUserAdministration(): Promise<UserAdministration> {
  const server = await startMailServer();
  const app = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    PUBLIC_URL: 'https://www.pleniere.test',
  });
  await app.app.services.jobs.start();
  const admin = await signedInPerson(app, 'ADMIN');
  return {
    server,
    app,
    admin,
    stop: async () => {
      await app.stop();
      await server.stop();
    },
  };
}

/** Operations of the administrator, and the received mails. */
export function userAdministrationSteps(administration: () => UserAdministration) {
  return {
    ask: async (query: string, variables: object = {}) => {
      const { data, errors } = await administration().admin.graphql<Record<string, unknown>>(query, variables);
      expect(errors).toBeUndefined();
      return data;
    },
    mailsTo: (email: string, subject: RegExp) =>
      administration().server.received.filter(
        (mail) => mail.envelopeTo.includes(email) && subject.test(mail.subject ?? ''),
      ),
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { demoAccountsByRole } from '../../demo/demo-people.ts';
import { Role } from '../../features/accounts/account.enums.ts';
import { today } from '../../platform/clock.ts';
import { createSubscription } from '../../features/billing/subscription.factory.ts';
import { PASSWORD } from '../accounts.ts';
import { signedInPerson } from '../signed-in.ts';
import { ask, call, type Scene, type Stage, valueOf } from './stage.ts';

const NEW_PASSWORD = 'Nouvelle-Vie-7!';
const colleague = ({ app }: Stage) => signedInPerson(app, 'TEAM');
const pending = async ({ account }: Stage): Promise<string> => (await account({ status: 'PENDING' })).id;
const users = (id: string) => ({ input: { userIds: [id] } });

/** Enables two-factor authentication for an account, and returns its secret. */
async function withTwoFactor(stage: Stage) {
  const person = await colleague(stage);
  const setup = await call(
    person,
    'enableTwoFactor',
    '$input: PasswordInput!',
    { input: { password: PASSWORD } },
    'secret',
  );
  const totp = new TOTP({ secret: String(setup['secret']) });
  await call(person, 'confirmTwoFactor', '$input: ConfirmTwoFactorInput!', { input: { code: totp.generate() } });
  return { person, totp };
}

/** A link to choose a password. */
async function resetToken({ app }: Stage, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await app.database.rows(
    `insert into account_link (user_id, purpose, nonce, token_hash, expires_at)
     values ($1, 'RESET_PASSWORD', 'n', $2, now() + interval '1 hour')`,
    [userId, createHash('sha256').update(token).digest('base64url')],
  );
  return token;
}

const loginInput = async ({ visitor }: Stage, email: string) => ({
  input: { email, password: PASSWORD, captchaToken: await visitor.captcha() },
});
const LOGIN = '$input: LoginInput!';
const payment = { method: 'TRANSFER', status: 'UNPAID', date: today(), reference: 'F-1', amountCents: 79_000 };
const planId = (stage: Stage) => valueOf<string>(stage, `select id as value from plan where name = $1`, ['Premium']);

/** Accounts, login, and billing. */
export const PEOPLE_SCENES: Readonly<Record<string, Scene>> = {
  'Mutation.approveRegistration': async (stage) =>
    void (await call(stage.admin, 'approveRegistration', '$input: VersionedInput!', {
      input: { id: await pending(stage), version: 1 },
    })),
  'Mutation.approveRegistrations': async (stage) =>
    void (await call(stage.admin, 'approveRegistrations', '$input: RegistrationsInput!', users(await pending(stage)))),
  'Mutation.rejectRegistration': async (stage) => {
    const input = { id: await pending(stage), version: 1, reason: 'Doublon' };
    await call(stage.admin, 'rejectRegistration', '$input: UserReasonInput!', { input });
  },
  'Mutation.rejectRegistrations': async (stage) => {
    const input = { userIds: [await pending(stage)], reason: 'Doublon' };
    await call(stage.admin, 'rejectRegistrations', '$input: RejectRegistrationsInput!', { input });
  },
  'Mutation.createUser': async ({ admin }) => {
    const input = { email: 'nouvelle@accounts.example', firstName: 'Nour', lastName: 'Neuve', role: 'TEAM' };
    await call(admin, 'createUser', '$input: NewUserInput!', { input });
  },
  'Mutation.updateUser': async ({ admin, account }) => {
    const input = { id: (await account()).id, version: 1, firstName: 'Anne' };
    await call(admin, 'updateUser', '$input: UserInput!', { input });
  },
  'PUT /users/{id}': async ({ admin, account }) =>
    void (await ask(admin, 'PUT', `/users/${(await account()).id}`, { lastName: 'Autre' })),
  'Mutation.suspendUser': async ({ admin, account }) => {
    const input = { id: (await account()).id, version: 1, reason: 'Abus' };
    await call(admin, 'suspendUser', '$input: UserReasonInput!', { input });
  },
  'Mutation.deactivateUser': async ({ admin, account }) =>
    void (await call(admin, 'deactivateUser', '$input: VersionedInput!', {
      input: { id: (await account()).id, version: 1 },
    })),
  'Mutation.reactivateUser': async ({ admin, account }) => {
    const { id } = await account({ status: 'SUSPENDED' });
    await call(admin, 'reactivateUser', '$input: VersionedInput!', { input: { id, version: 1 } });
  },
  'Mutation.sendPasswordLink': async ({ admin, account }) =>
    void (await call(admin, 'sendPasswordLink', '$input: IdInput!', { input: { id: (await account()).id } })),
  'Mutation.endUserSessions': async ({ admin, client }) =>
    void (await call(admin, 'endUserSessions', '$input: EndUserSessionsInput!', {
      input: { userId: (await client()).id },
    })),

  'Mutation.login': async (stage) => {
    const { id, email } = await stage.account({ role: 'TEAM' });
    await call(
      { graphql: (query, more) => stage.visitor.graphql(query, more) as never },
      'login',
      LOGIN,
      await loginInput(stage, email),
    );
    return id;
  },
  'POST /auth/login': async ({ account, visitor }) => {
    const { id, email } = await account({ role: 'ADMIN' });
    await visitor.signIn(email);
    return id;
  },
  'Mutation.demoLogin': async (stage) => {
    await call(
      { graphql: (query, more) => stage.visitor.graphql(query, more) as never },
      'demoLogin',
      '$input: DemoLoginInput!',
      {
        input: { role: 'TEAM' },
      },
    );
    return valueOf<string>(stage, `select id as value from user_account where email = $1`, [
      demoAccountsByRole().get(Role.TEAM),
    ]);
  },
  'Mutation.completeTwoFactor': async (stage) => {
    const { person, totp } = await withTwoFactor(stage);
    await stage.app.database.rows(`update user_account set two_factor_step = 0 where id = $1`, [person.id]);
    const { data } = await person.graphql<{ login: { errors: { ticket: string }[] } }>(
      `mutation (${LOGIN}) { login(input: $input) { errors { ... on TwoFactorRequired { ticket } } } }`,
      await loginInput(stage, person.email),
    );
    const input = { ticket: data.login.errors[0]?.ticket, code: totp.generate() };
    await call(person, 'completeTwoFactor', '$input: CompleteTwoFactorInput!', { input });
    return person.id;
  },
  'Mutation.logout': async (stage) => {
    const person = await colleague(stage);
    await call(person, 'logout');
    return person.id;
  },
  'POST /auth/logout': async (stage) => {
    const person = await colleague(stage);
    await ask(person, 'POST', '/auth/logout');
    return person.id;
  },
  'Mutation.resetPassword': async (stage) => {
    const { id } = await stage.account({ role: 'TEAM' });
    const input = { token: await resetToken(stage, id), password: NEW_PASSWORD };
    await call(await colleague(stage), 'resetPassword', '$input: ResetPasswordInput!', { input });
    return id;
  },
  'POST /auth/reset-password': async (stage) => {
    const { id } = await stage.account({ role: 'TEAM' });
    await ask(await colleague(stage), 'POST', '/auth/reset-password', {
      token: await resetToken(stage, id),
      password: NEW_PASSWORD,
    });
    return id;
  },
  'Mutation.changePassword': async (stage) => {
    const person = await colleague(stage);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await call(person, 'changePassword', '$input: ChangePasswordInput!', { input });
    return person.id;
  },
  'Mutation.confirmTwoFactor': async (stage) => (await withTwoFactor(stage)).person.id,
  'Mutation.disableTwoFactor': async (stage) => {
    const { person } = await withTwoFactor(stage);
    await call(person, 'disableTwoFactor', '$input: PasswordInput!', { input: { password: PASSWORD } });
    return person.id;
  },
  'Mutation.updateProfile': async (stage) => {
    const person = await colleague(stage);
    await call(person, 'updateProfile', '$input: ProfileInput!', {
      input: { id: person.id, version: 1, phone: '01 99 00 12 34' },
    });
    return person.id;
  },
  'Mutation.revokeSession': async (stage) => {
    const person = await colleague(stage);
    await stage.visitor.signIn(person.email);
    const id = await valueOf(
      stage,
      `select id as value from session where user_id = $1 order by created_at desc limit 1`,
      [person.id],
    );
    await call(person, 'revokeSession', '$input: IdInput!', { input: { id } });
    return person.id;
  },
  'Mutation.revokeOtherSessions': async (stage) => {
    const person = await colleague(stage);
    await stage.visitor.signIn(person.email);
    await call(person, 'revokeOtherSessions');
    return person.id;
  },
  'Mutation.deleteMyAccount': async (stage) => {
    const person = await colleague(stage);
    await call(person, 'deleteMyAccount', '$input: DeleteMyAccountInput!', { input: { password: PASSWORD } });
    return person.id;
  },

  'Mutation.savePlan': async ({ admin }) => {
    const input = {
      name: 'Prestige',
      priceCents: 99_000,
      vatPercent: 20,
      durationMonths: 12,
      homepage: true,
      isActive: true,
      position: 9,
    };
    await call(admin, 'savePlan', '$input: SavePlanInput!', { input });
  },
  'Mutation.recordPayment': async ({ admin, client }) => {
    const input = { userId: (await client()).id, ...payment };
    await call(admin, 'recordPayment', '$input: RecordPaymentInput!', { input });
  },
  'Mutation.renewSubscription': async (stage) => {
    const { id: userId } = await stage.account();
    const input = { userId, planId: await planId(stage) };
    await call(stage.admin, 'renewSubscription', '$input: RenewSubscriptionInput!', { input });
  },
  'Mutation.cancelSubscription': async (stage) => {
    const { id: userId } = await stage.client();
    const version = await valueOf<number>(stage, 'select version as value from subscription where user_id = $1', [
      userId,
    ]);
    const input = { userId, version };
    await call(stage.admin, 'cancelSubscription', '$input: CancelSubscriptionInput!', { input });
  },
  'Mutation.declineRenewal': async (stage) => {
    const owner = await stage.client();
    await call(owner, 'requestRenewal', '$input: RequestRenewalInput!', { input: { planId: await planId(stage) } });
    const version = await valueOf<number>(stage, 'select version as value from subscription where user_id = $1', [
      owner.id,
    ]);
    const input = { userId: owner.id, version, reason: 'Plus proposée.' };
    await call(stage.admin, 'declineRenewal', '$input: DeclineRenewalInput!', { input });
  },
  'Mutation.requestRenewal': async (stage) => {
    const { admin, app } = stage;
    await createSubscription(app.database, { userId: admin.id, daysLeft: 10 });
    await call(admin, 'requestRenewal', '$input: RequestRenewalInput!', { input: { planId: await planId(stage) } });
  },
};

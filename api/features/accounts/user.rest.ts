import type { AccountServices } from './services.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import { LANGUAGE_WORDS, wordsOf } from '../../platform/http/words.ts';
import { NotificationPreferencesInput, PROFILE_TEXTS, UserInput } from './account.inputs.ts';
import { actionTo } from './account.workflow.ts';
import { mayAdministerUsers, mayEditUser } from './account.policy.ts';
import { AccountActor, AccountStatus, Role } from './account.enums.ts';
import { toUserView, type UserView } from './account.types.ts';
import type { User } from './user.entity.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';

const ROLE_WORDS = wordsOf(Role);
const STATUS_WORDS = wordsOf(AccountStatus);
const PREFERENCES = ['quoteRequests', 'decisions', 'subscription', 'news'] as const;

/** A user as REST tells him: with the names of both readings of the specification. */
export function toRestUser(user: User): object {
  const { createdAt, lastLoginAt, companyName, ...view }: UserView = toUserView(user);
  return { ...view, companyName, company: companyName, registrationDate: createdAt, lastLogin: lastLoginAt };
}

/** Users over REST. */
export function userRoutes(routes: RestRoutes, { users }: Pick<AccountServices, 'users'>): void {
  routes.get(
    '/users/me',
    { access: 'signedIn' },
    signedIn(async (_request, response, viewer) =>
      sendPrivateJson(response, JSON.stringify(toRestUser(await users.byId(viewer.id)))),
    ),
  );
  routes.put(
    '/users/{id}',
    { access: 'signedIn', audit: AuditAction.EDIT_USER, refreshes: [LiveTopic.USERS] },
    signedIn(async (request, response, viewer) => {
      const user = await change(users, viewer, String(request.params['id']), request.body);
      sendPrivateJson(response, JSON.stringify(toRestUser(user)));
    }),
  );
}

/** What is asked for beyond the profile, and whether the caller may, is decided before anything is written. */
async function change(users: AccountServices['users'], viewer: Viewer, id: string, body: unknown): Promise<User> {
  if (!mayEditUser(viewer, id)) throw denied();
  const reader = new BodyReader(body);
  const input = readUser(reader);
  const wanted = {
    role: reader.known('role', ROLE_WORDS),
    status: reader.known('status', STATUS_WORDS),
    reason: reader.text('rejectionReason'),
    email: reader.text('email'),
    password: reader.text('password'),
  };
  reader.end();
  const user = await users.byId(id);
  if (wanted.password !== undefined) throw denied();
  if (wanted.email !== undefined && wanted.email.toLowerCase() !== user.email) throw denied();
  const administers = mayAdministerUsers(viewer);
  const standing: AccountStatus = user.status;
  const action =
    wanted.status && wanted.status !== standing ? actionTo(standing, wanted.status, AccountActor.ADMIN) : undefined;
  if (!administers && (action !== undefined || (wanted.role && wanted.role !== user.role))) throw denied();
  if (action === null) throw new AppError('CONFLICT', 'The account does not stand so that this could be done');
  if (wanted.role && wanted.role !== user.role) input.role = wanted.role;
  return users.update(viewer, id, input, action ? { action, reason: wanted.reason } : null);
}

function readUser(reader: BodyReader): UserInput {
  const input = new UserInput();
  for (const name of PROFILE_TEXTS) {
    // The second reading of the specification calls it otherwise.
    const text = reader.text(name) ?? (name === 'companyName' ? reader.text('company') : undefined);
    if (text !== undefined) input[name] = text;
  }
  const language = reader.known('language', LANGUAGE_WORDS);
  if (language) input.language = language;
  const timezone = reader.text('timezone');
  if (timezone !== undefined) input.timezone = timezone;
  const preferences = reader.part('notificationPreferences');
  if (preferences) {
    input.notificationPreferences = Object.assign(
      new NotificationPreferencesInput(),
      Object.fromEntries(PREFERENCES.map((name) => [name, preferences.flag(name)])),
    );
  }
  return input;
}

function denied(): AppError {
  return new AppError('FORBIDDEN', 'Permission denied: You do not have permission to modify this user');
}

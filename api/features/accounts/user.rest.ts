import * as z from 'zod';
import { FORM_LIMITS, LANGUAGES, PROFILE } from '../../../schema/constants.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { email, flag, form, id, moment, text, told, enumValue } from '../../platform/rest/fields.ts';
import { answer, handledRoute } from '../../platform/rest/route.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { AccountActor, AccountStatus, Role } from './account.enums.ts';
import { UserInput } from './user.inputs.ts';
import { mayAdministerUsers, mayEditUser } from './account.policy.ts';
import { actionTo } from './account.workflow.ts';
import type { AccountsContext, AccountServices } from './services.ts';
import type { User } from './user.entity.ts';

/** The fields of a profile; in a form all are optional, in an answer null = not given. */
const TEXTS = {
  phone: text('Telephone number.', FORM_LIMITS.phone, '+33 1 99 00 12 34'),
  companyName: text('Company.', FORM_LIMITS.company, 'Maison Exemple'),
  company: text('The same as `companyName`.', FORM_LIMITS.company, 'Maison Exemple'),
  companyAddress: text('Address of the company.', PROFILE.address, 'Place Bellecour, 69002 Lyon'),
  companyPhone: text('Telephone number of the company.', FORM_LIMITS.phone, '+33 1 99 00 12 34'),
  position: text('Function in the company.', PROFILE.text, 'Directrice'),
  bio: text('A few words about them, plain text.', PROFILE.bio, 'Trente ans d’hôtellerie.'),
  website: text('Web address.', PROFILE.website, 'https://maison-exemple.test'),
  address: text('Street and number.', PROFILE.address, '1 place Bellecour'),
  postalCode: text('Postal code.', 20, '69002'),
  city: text('City.', PROFILE.text, 'Lyon'),
  country: text('Country.', PROFILE.text, 'France'),
};
const NAMES = {
  firstName: text('First name.', FORM_LIMITS.name, 'Camille'),
  lastName: text('Last name.', FORM_LIMITS.name, 'Exemple'),
  language: enumValue('In which they are written to.', LANGUAGES, 'fr'),
  timezone: text('Time zone by its IANA name.', 60, 'Europe/Paris'),
  notificationPreferences: z
    .object({
      quoteRequests: flag('Quote requests for their venues.'),
      decisions: flag('What became of what they submitted.'),
      subscription: flag('End and renewal of their subscription.'),
      news: flag('News of the platform.'),
    })
    .meta({ description: 'What they may be written about. What concerns the account itself is always sent.' }),
};
const RIGHTS = {
  role: z.string().meta({ description: 'What they may do.', enum: Object.values(Role), examples: ['CLIENT'] }),
  status: z
    .string()
    .meta({ description: 'How the account stands.', enum: Object.values(AccountStatus), examples: ['APPROVED'] }),
};
const REASON = text('Why the registration was or is rejected.', FORM_LIMITS.reason, 'Société inconnue.');

export const USER = told(
  {
    id: id('Id of the user.'),
    email: email('E-mail address.', FORM_LIMITS.email, 'camille@exemple.test'),
    emailVerified: flag('Whether the address was proved to be theirs.'),
    ...NAMES,
    ...RIGHTS,
    registrationDate: moment('When the account was made.'),
    twoFactorEnabled: flag('Whether their login has a second step.'),
    ...Object.fromEntries(Object.entries(TEXTS).map(([name, type]) => [name, type.nullable()])),
    registrationNumber: text('Number of the registration.', 10, 'REG-042317').nullable(),
    rejectionReason: REASON.nullable(),
    lastLogin: moment('When they last signed in.').nullable(),
    avatarUrl: text('Address of their picture, relative to the server.', 300, '/uploads/avatars/…/256.webp').nullable(),
  },
  'Somebody with an account, as they and administrators see them.',
  'User',
);

const USER_FORM = form(
  {
    ...z.object({ ...NAMES, ...TEXTS }).partial().shape,
    role: enumValue('What they may do.', Role).meta(RIGHTS.role.meta()!).optional(),
    status: enumValue('How the account stands.', AccountStatus).meta(RIGHTS.status.meta()!).optional(),
    rejectionReason: REASON.optional(),
    email: text('Is not changed here: any other than that of the account is refused.').optional(),
    password: text('Is not changed here: any is refused.').optional(),
  },
  'What changes; what is not sent, or is `null`, stays. An empty text takes one away. `role`, `status` and `rejectionReason` are the ' +
    'administrators’; e-mail address and password are never changed here.',
  'UserForm',
);

const tag = { name: 'Users', description: 'Users, as they and administrators see them.' };

/** Users over REST. */
export const USER_ROUTES = [
  handledRoute({
    at: 'GET /users/me',
    id: 'getMe',
    tag,
    summary: 'Gives the caller',
    description: 'The user whose session it is.',
    access: 'signedIn',
    answers: { 200: answer('The user.', USER) },
    handle: async ({ users, caller }: AccountsContext, _asked, { response }) =>
      sendPrivateJson(response, JSON.stringify(toRestUser(await users.byId(caller.viewer.id)))),
  }),
  handledRoute({
    at: 'PUT /users/{id}',
    id: 'updateUser',
    tag,
    summary: 'Changes a user',
    description: 'Oneself; for an administrator anybody.',
    access: 'signedIn',
    audit: AuditAction.EDIT_USER,
    refreshes: [LiveTopic.USERS],
    params: { id: id('Id of the user.') },
    body: USER_FORM,
    answers: { 200: answer('The user.', USER) },
    errors: [403, 404, 409],
    handle: async ({ users, caller }: AccountsContext, { params, body }, { response }) => {
      const user = await change(users, caller.viewer, params['id']!, body);
      sendPrivateJson(response, JSON.stringify(toRestUser(user)));
    },
  }),
];

/** Fields of REST with other names in GraphQL, as the specification is ambiguous. */
const OTHER_NAMES = { registrationDate: 'createdAt', lastLogin: 'lastLoginAt', company: 'companyName' } as const;
const REST_FIELDS = Object.keys(USER.shape).map(
  (name) => [name, name in OTHER_NAMES ? OTHER_NAMES[name as keyof typeof OTHER_NAMES] : name] as const,
);

/** The selection of a user for REST. */
export const USER_SELECTION = [...new Set(REST_FIELDS.map(([, field]) => field))]
  .join(' ')
  .replace('notificationPreferences', '$& { quoteRequests decisions subscription news }');

/** A user in the format of REST. */
export function toRestUser(user: User): object {
  return Object.fromEntries(REST_FIELDS.map(([name, field]) => [name, user[field as keyof User]]));
}

/** Fields beyond the profile, and the permission to change them, are checked before anything is written. */
async function change(
  users: AccountServices['users'],
  viewer: Viewer,
  userId: string,
  { role, status, rejectionReason: reason, email: address, password, company, ...profile }: z.output<typeof USER_FORM>,
): Promise<User> {
  if (!mayEditUser(viewer, userId)) throw denied();
  const user = await users.byId(userId);
  if (password !== undefined) throw denied();
  if (address !== undefined && address.toLowerCase() !== user.email) throw denied();
  const current: AccountStatus = user.status;
  const action = status && status !== current ? actionTo(current, status, AccountActor.ADMIN) : undefined;
  const newRole = role && role !== user.role ? role : undefined;
  if (!mayAdministerUsers(viewer) && (action !== undefined || newRole)) throw denied();
  if (action === null) throw new AppError('CONFLICT', 'The account does not stand so that this could be done');
  const companyName = profile.companyName ?? company;
  const input = Object.assign(
    new UserInput(),
    { id: userId, version: user.version },
    profile,
    companyName === undefined ? {} : { companyName },
  );
  if (newRole) input.role = newRole;
  return users.update(viewer, userId, input, { version: null, decision: action && { action, reason } });
}

function denied(): AppError {
  return new AppError('FORBIDDEN', 'Permission denied: You do not have permission to modify this user');
}

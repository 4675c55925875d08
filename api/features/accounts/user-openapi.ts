import { FORM_LIMITS, LANGUAGES, PROFILE } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref, failure } from '../../platform/openapi/document.ts';
import { FORM_ANSWERS, textField, wordField } from '../../platform/openapi/forms.ts';
import { AccountStatus, Role } from './account.enums.ts';

const { name, company, phone, reason } = FORM_LIMITS;
const { text, bio, website, address } = PROFILE;

type Fields = Readonly<Record<string, Json>>;

const flag = (description: string): Json => ({ type: 'boolean', description });

const PREFERENCES: Json = {
  type: 'object',
  description: 'What he may be written about. What concerns the account itself is always sent.',
  required: ['quoteRequests', 'decisions', 'subscription', 'news'],
  properties: {
    quoteRequests: flag('Quote requests for his venues.'),
    decisions: flag('What became of what he submitted.'),
    subscription: flag('End and renewal of his subscription.'),
    news: flag('News of the platform.'),
  },
};

/** What a user says of himself; null = nothing. */
const TEXTS: Fields = {
  phone: textField('Telephone number.', phone, '+33 1 99 00 12 34'),
  companyName: textField('Company.', company, 'Maison Exemple'),
  company: textField('The same as `companyName`.', company, 'Maison Exemple'),
  companyAddress: textField('Address of the company.', address, 'Place Bellecour, 69002 Lyon'),
  companyPhone: textField('Telephone number of the company.', phone, '+33 1 99 00 12 34'),
  position: textField('Function in the company.', text, 'Directrice'),
  bio: textField('A few words about him, plain text.', bio, 'Trente ans d’hôtellerie.'),
  website: textField('Web address.', website, 'https://maison-exemple.test'),
  address: textField('Street and number.', address, '1 place Bellecour'),
  postalCode: textField('Postal code.', 20, '69002'),
  city: textField('City.', text, 'Lyon'),
  country: textField('Country.', text, 'France'),
};

const ALWAYS: Fields = {
  firstName: textField('First name.', name, 'Camille'),
  lastName: textField('Last name.', name, 'Exemple'),
  language: wordField('In which he is written to.', LANGUAGES, 'fr'),
  timezone: textField('Time zone by its IANA name.', 60, 'Europe/Paris'),
  notificationPreferences: PREFERENCES,
};

const ROLE = wordField('What he may do.', Object.values(Role), 'CLIENT');
const STATUS = wordField('How the account stands.', Object.values(AccountStatus), 'APPROVED');

const orNull = (field: Json): Json => ({ ...(field as Fields), type: ['string', 'null'] });
const nullable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, orNull(field)]));

const KEPT: Fields = {
  id: { type: 'string', format: 'uuid', description: 'Id of the user.' },
  email: textField('E-mail address.', FORM_LIMITS.email, 'camille@exemple.test'),
  emailVerified: flag('Whether the address was proved to be his.'),
  role: ROLE,
  status: STATUS,
  registrationDate: { type: 'string', format: 'date-time', description: 'When the account was made.' },
  twoFactorEnabled: flag('Whether his login has a second step.'),
};

const MAYBE: Fields = {
  registrationNumber: textField('Number of the registration.', 10, 'REG-042317'),
  rejectionReason: textField('Why the registration was rejected.', reason, 'Société inconnue.'),
  lastLogin: { type: 'string', format: 'date-time', description: 'When he last signed in.' },
  avatarUrl: textField(
    'Address of his picture, relative to the server.',
    300,
    '/uploads/avatars/…/256-0123456789ab.webp',
  ),
};

const USER: Json = {
  type: 'object',
  description: 'Somebody with an account, as he and administrators see him.',
  required: [...Object.keys(KEPT), ...Object.keys(ALWAYS), ...Object.keys(TEXTS), ...Object.keys(MAYBE)],
  properties: { ...KEPT, ...ALWAYS, ...nullable({ ...TEXTS, ...MAYBE }) },
};

const USER_FORM: Json = {
  type: 'object',
  description:
    'What changes; what is not sent, or is `null`, stays. An empty text takes one away. `role`, `status` and `rejectionReason` are the ' +
    'administrators’; e-mail address and password are never changed here.',
  properties: {
    ...ALWAYS,
    ...TEXTS,
    role: ROLE,
    status: STATUS,
    rejectionReason: textField('Why, where the status becomes REJECTED.', reason, 'Société inconnue.'),
  },
};

const { 409: _conflict, 422: _otherBody, 429: _limit, ...ANSWERS } = FORM_ANSWERS;
const user: Json = { description: 'The user.', content: { 'application/json': { schema: ref('schemas', 'User') } } };

export const userOpenApi: OpenApiPart = {
  tags: [{ name: 'Users', description: 'Users, as they and administrators see them.' }],
  paths: {
    '/users/me': {
      get: {
        operationId: 'getMe',
        summary: 'Who asks',
        description: 'The user whose session it is.',
        tags: ['Users'],
        security: [{ bearer: [] }],
        responses: { 200: user, 401: ref('responses', 'Unauthorized'), 405: ref('responses', 'MethodNotAllowed') },
      },
    },
    '/users/{id}': {
      put: {
        operationId: 'updateUser',
        summary: 'Changes a user',
        description: 'Oneself; for an administrator anybody.',
        tags: ['Users'],
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Id of the user.',
            schema: { type: 'string', format: 'uuid' },
          },
        ],
        requestBody: { required: true, content: { 'application/json': { schema: ref('schemas', 'UserForm') } } },
        responses: {
          200: user,
          401: ref('responses', 'Unauthorized'),
          403: ref('responses', 'ForbiddenUser'),
          404: ref('responses', 'NotFound'),
          409: ref('responses', 'AccountConflict'),
          ...ANSWERS,
        },
      },
    },
  },
  components: {
    schemas: { User: USER, UserForm: USER_FORM },
    responses: {
      ForbiddenUser: failure(
        'It is somebody else, a field that is not his to change, or the last administrator.',
        'FORBIDDEN',
        'Permission denied: You do not have permission to modify this user',
      ),
      AccountConflict: failure(
        'The account does not stand so that this could be done.',
        'CONFLICT',
        'The account does not stand so that this could be done',
      ),
    },
  },
};

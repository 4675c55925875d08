import { FORM_LIMITS, LANGUAGES } from '../../../schema/constants.ts';
import { type Json, type OpenApiPart, ref } from '../../platform/openapi/document.ts';
import { FORM_ANSWERS, sentAnswer, textField, wordField } from '../../platform/openapi/forms.ts';

const { name, email, phone, subject, message } = FORM_LIMITS;

const MESSAGE_FORM: Json = {
  type: 'object',
  description: 'What somebody writes to the platform. Unknown fields are ignored; `null` counts as not sent.',
  required: ['firstName', 'lastName', 'email', 'subject', 'message', 'consent', 'captchaToken'],
  properties: {
    firstName: textField('First name.', name, 'Élodie'),
    lastName: textField('Last name.', name, 'Marchand'),
    email: textField('E-mail address.', email, 'elodie.marchand@ateliers-reunis.example', { format: 'email' }),
    phone: textField('Telephone number.', phone, '+33 1 99 00 12 34'),
    subject: textField('What it is about, one line.', subject, 'Inscrire mon hôtel'),
    message: textField('Plain text.', message, 'Comment mon hôtel peut-il paraître chez vous ?'),
    language: wordField('In which the sender is written to; `fr` unless sent.', LANGUAGES, 'fr'),
    consent: { type: 'boolean', const: true, description: 'The sender agrees to what becomes of his data.' },
    captchaToken: { type: 'string', description: 'Solution of a challenge of `GET /auth/captcha`, good once.' },
  },
};

export const messageOpenApi: OpenApiPart = {
  tags: [{ name: 'Contact', description: 'Messages of visitors.' }],
  paths: {
    '/contact': {
      post: {
        operationId: 'sendMessage',
        summary: 'Sends a message to the platform',
        description:
          'The sender gets a receipt by mail. At most 60 messages an hour from an address, and 10 for an e-mail address.',
        tags: ['Contact'],
        security: [{}],
        parameters: [ref('parameters', 'IdempotencyKey')],
        requestBody: { required: true, content: { 'application/json': { schema: ref('schemas', 'ContactForm') } } },
        responses: { 201: sentAnswer('MSG-2026-000042'), ...FORM_ANSWERS },
      },
    },
  },
  components: { schemas: { ContactForm: MESSAGE_FORM } },
};

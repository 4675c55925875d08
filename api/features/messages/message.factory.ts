import { type Payload } from '../../testing/payloads.ts';
/** The fields of a message, with the given ones replaced; the same in REST and GraphQL. */
export function messageInput(wanted: object = {}): Record<string, unknown> {
  return {
    firstName: 'Élodie',
    lastName: 'Marchand',
    email: 'elodie.marchand@ateliers-reunis.example',
    phone: '01 99 00 12 34',
    subject: 'Inscrire mon hôtel',
    message: 'Bonjour,\n\ncomment mon hôtel peut-il paraître chez vous ?',
    language: 'fr',
    consent: true,
    ...wanted,
  };
}

export const SEND_MESSAGE = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { reference errors { ... on UserError { __typename code message } ... on ValidationFailed { fields { path code } } ... on RateLimited { retryAfter } } } }`;

/** The answer of the mutation. */
export interface SendMessageAnswer extends Payload {
  reference?: string;
}

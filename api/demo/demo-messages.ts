import { MessageState } from '../features/messages/message.enums.ts';
import { demoRows } from './demo-data.ts';

/** A message of the demo world, of a fictional person with an invalid address. */
export interface DemoMessage {
  person: readonly [firstName: string, lastName: string, email: string, phone: string | null];
  subject: string;
  message: string;
  language: 'fr' | 'en';
  hoursAgo: number;
  state: `${MessageState}`;
  /** The answer, and its date. */
  answer?: { text: string; hoursAgo: number };
}

export const DEMO_MESSAGES = demoRows<DemoMessage>('messages.json', {
  person: 'list',
  subject: 'string',
  message: 'string',
  language: { oneOf: ['fr', 'en'] },
  hoursAgo: 'number',
  state: { oneOf: Object.values(MessageState) },
  answer: 'object|missing',
});

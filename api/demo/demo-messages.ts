import { MessageState } from '../features/messages/message.enums.ts';
import { demoRows } from './demo-data.ts';

/** A message of the demo world. Nobody in it exists; addresses lead nowhere. */
export interface DemoMessage {
  person: readonly [firstName: string, lastName: string, email: string, phone: string | null];
  subject: string;
  /** Typed as people type. */
  message: string;
  language: 'fr' | 'en';
  hoursAgo: number;
  state: `${MessageState}`;
  /** What the house answered, and when. */
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

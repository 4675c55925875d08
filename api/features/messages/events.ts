import { eventOf } from '../../platform/events.ts';
import type { ContactMessage } from './message.entity.ts';

interface Message {
  message: ContactMessage;
}

export class MessageSent extends eventOf<Message>() {}
/** Somebody of the platform has dealt with it, whatever they did. */
export class MessageHandled extends eventOf<Message>() {}
export class MessageAnswered extends eventOf<Message & { answerId: string }>() {}

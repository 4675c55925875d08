import { eventOf } from '../../platform/events.ts';
import type { Message } from './message.entity.ts';

interface OfMessage {
  message: Message;
}

export class MessageSent extends eventOf<OfMessage>() {}
/** Somebody of the platform has dealt with it, whatever they did. */
export class MessageHandled extends eventOf<OfMessage>() {}
export class MessageAnswered extends eventOf<OfMessage & { answerId: string }>() {}

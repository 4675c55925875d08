import { eventOf } from '../../platform/events.ts';
import type { Message } from './message.entity.ts';

interface OfMessage {
  message: Message;
}

export class MessageSent extends eventOf<OfMessage>() {}
/** An action of staff on the message. */
export class MessageHandled extends eventOf<OfMessage>() {}
export class MessageAnswered extends eventOf<OfMessage & { answerId: string }>() {}

import type { WebSocket } from 'ws';
import type { Viewer } from '../authz.ts';

/** The code with which a socket is closed when its session has ended: "Forbidden" of graphql-ws. */
const FORBIDDEN = 4_403;

/** The user who has opened a socket, as of that time. */
export interface SocketOwner {
  userId: string;
  sessionId: string;
  role: string;
}

/** The open sockets of this process by their owners, so that they can be closed. */
export class Sockets {
  readonly #open = new Map<SocketOwner, WebSocket>();

  add({ id, sessionId, role }: Viewer, socket: WebSocket): SocketOwner {
    const owner = { userId: id, sessionId, role };
    this.#open.set(owner, socket);
    socket.on('close', () => this.#open.delete(owner));
    return owner;
  }

  owners(): SocketOwner[] {
    return [...this.#open.keys()];
  }

  close(owners: readonly SocketOwner[]): void {
    for (const owner of owners) this.#open.get(owner)?.close(FORBIDDEN, 'Forbidden');
  }
}

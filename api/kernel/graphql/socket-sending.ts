import type { WebSocket } from 'ws';

/** Who reads so slowly that this much waits for him is cut off; he comes back, and is told how things stand. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Resolves once it has left, so that what is for this socket alone is not made faster than it is read. */
export function sendWhole(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Sends without waiting: one of many who are told the same must not hold up the others. */
export function tell(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_WAITING_BYTES) return socket.terminate();
  socket.send(text);
}

import type { WebSocket } from 'ws';

/** Slow consumers are disconnected once 1 MB is buffered; they reconnect and get the current state. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Resolves once the text is written: backpressure for messages that are computed for this socket alone. */
export function sendAndWait(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Sends without backpressure: a slow recipient of a broadcast must not delay the others. */
export function sendNow(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
  socket.send(text);
}

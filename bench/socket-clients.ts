import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

const PROTOCOL = 'graphql-transport-ws';
/** Sockets that open at once. */
const AT_ONCE = 100;
const PATIENCE_MS = 10_000;

/** How a socket of a tab begins. */
export interface Opening {
  /** What it subscribes to; none = it is a bare one that is only listened to. */
  query?: string;
  token?: string;
  /** Called with each answer to its subscription. */
  hear: (text: string) => void;
}

/** Opens sockets, some at a time; each has subscribed when this ends, and been told how things stand where that comes first. */
export async function openSockets(url: string, count: number, of: (index: number) => Opening): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Math.min(AT_ONCE, count - sockets.length);
    const first = sockets.length;
    sockets.push(
      ...(await Promise.all(Array.from({ length: some }, (_, place) => openSocket(url, of(first + place))))),
    );
  }
  return sockets;
}

/** Closes them, and waits for it. */
export async function closeSockets(sockets: WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      socket.terminate();
      await once(socket, 'close');
    }),
  );
}

/** The client’s part of graphql-transport-ws and nothing else, so that what is measured is the server. */
export async function openSocket(url: string, { query, token, hear }: Opening): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, PROTOCOL, { perMessageDeflate: false });
  await once(socket, 'open');
  if (query === undefined) return socket.on('message', (text: Buffer) => hear(text.toString()));
  const subscribed = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A socket was not answered.')), PATIENCE_MS);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"connection_ack"')) {
        socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
      } else if (text.includes('"type":"next"')) {
        clearTimeout(timer);
        hear(text);
        resolve();
      } else reject(new Error(`A socket was answered ${text}`));
    });
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
  });
  socket.send(JSON.stringify({ type: 'connection_init', ...(token ? { payload: bearer(token) } : {}) }));
  await subscribed;
  return socket;
}

/** Sockets that open, hear something and are gone again, the ones politely, the others as a telephone in a tunnel. */
export async function comeAndGo(url: string, seconds: number): Promise<{ opened: number; lost: number }> {
  const end = performance.now() + seconds * 1_000;
  const counts = { opened: 0, lost: 0 };
  while (performance.now() < end) {
    counts.opened++;
    try {
      const opening = { query: 'subscription { catalogueChanged { version } }', hear: () => {} };
      const socket = await openSocket(url, opening);
      if (counts.opened % 2) socket.terminate();
      else socket.close(1000);
    } catch {
      counts.lost++;
    }
    await pause(100);
  }
  return counts;
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

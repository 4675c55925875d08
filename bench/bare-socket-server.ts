/** The limit of what WebSockets can do here: `ws`, which says to every socket what one of them says. No protocol, no GraphQL. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const server = createServer();
const sockets = new WebSocketServer({ server });
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    for (const each of sockets.clients) each.send(text);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

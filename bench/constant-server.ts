/** The limit of the platform: Node's own HTTP server with an answer of SIZE bytes that never changes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = Buffer.alloc(Number(process.env['SIZE']), 'x');
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, headers).end(body));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

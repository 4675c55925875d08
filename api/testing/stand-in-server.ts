import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for an external server: of tiles, by default. */
export interface StandInServer {
  /** For TILE_URL. */
  url: string;
  origin: string;
  /** The received requests, in order. */
  asked: { path: string; ifNoneMatch: string | undefined }[];
  /** Sets its answer; at first a picture named "v1". */
  answers(how: (response: ServerResponse, request: IncomingMessage) => void): void;
  stop(): Promise<void>;
}

export const PICTURE = Buffer.from('a picture of streets');

/** Answers with a picture, or with 304 to clients that have it. */
export function picture(tag: string, body = PICTURE): (response: ServerResponse, request: IncomingMessage) => void {
  return (response, request) => {
    const isKnown = request.headers['if-none-match'] === tag;
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'image/png', etag: tag });
    response.end(isKnown ? undefined : body);
  };
}

export async function startStandInServer(): Promise<StandInServer> {
  let answer = picture('"v1"');
  const asked: StandInServer['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', ifNoneMatch: request.headers['if-none-match'] });
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/wmts?z={z}&x={x}&y={y}`,
    asked,
    answers: (how) => void (answer = how),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

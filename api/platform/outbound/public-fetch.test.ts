import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { type OutboundRules, PUBLIC_HTTPS, publicFetch } from './public-fetch.ts';

/** A server of this machine may be asked by its address, and no name that leads here. */
const HERE: OutboundRules = {
  isAllowedUrl: ({ protocol, hostname }) => protocol === 'http:' && hostname !== '127.0.0.2',
  isAllowedAddress: (address) => address === '127.0.0.1',
  request: (url, options) => request(url, options),
};

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const LIMITS = { maxBytes: 1_000, timeoutMs: 2_000 };
const read = (url: string, rules = HERE) => publicFetch(url, LIMITS, rules);

test('reads an answer, and what has not changed', async () => {
  const url = await serve((asked, answer) => {
    if (asked.headers['if-none-match'] === '"1"') return answer.writeHead(304).end();
    return answer.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync('calendar'));
  });
  const { bytes, etag } = await read(url);
  expect(Buffer.from(bytes!).toString()).toBe('calendar');
  const again = await publicFetch(url, { ...LIMITS, headers: { 'if-none-match': etag! } }, HERE);
  expect(again.bytes).toBeNull();
});

test.each([
  ['127.0.0.1', false],
  ['10.0.0.8', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['no address', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  'http://calendar.example/a.ics',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://user:secret@calendar.example/',
  'https://calendar.example:8443/',
  'file:///etc/passwd',
  'ftp://calendar.example/',
  'nonsense',
])('%s is refused without a request', async (url) => {
  const asked: string[] = [];
  const rules = {
    ...PUBLIC_HTTPS,
    request: ((to, options) => (asked.push(to.href), PUBLIC_HTTPS.request(to, options))) as OutboundRules['request'],
  };
  await expect(read(url, rules)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
});

test('a redirect into the network is refused, and one that does not end', async () => {
  let count = 0;
  const url = await serve((asked, answer) => {
    count++;
    const location =
      asked.url === '/in' ? 'http://127.0.0.2/secret' : asked.url === '/name' ? 'http://localhost:1/' : '/loop';
    answer.writeHead(302, { location }).end();
  });
  await expect(read(`${url}/in`)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  // By its second address, which is none that may be asked.
  const onlySecond = { ...HERE, isAllowedAddress: (address: string) => address === '127.0.0.1' && count < 2 };
  await expect(read(`${url}/name`, onlySecond)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  count = 0;
  await expect(read(`${url}/loop`)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(count).toBe(4);
});

test('a server that is slow, or sends too much, is not waited for', async () => {
  const url = await serve((asked, answer) => {
    if (asked.url === '/silent') return;
    if (asked.url === '/drips') {
      answer.writeHead(200);
      const timer = setInterval(() => answer.write('x'), 20);
      asked.on('close', () => clearInterval(timer));
      return;
    }
    if (asked.url === '/bomb')
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
    else answer.writeHead(200).end('x'.repeat(10_000_000));
  });
  const quick = { ...LIMITS, timeoutMs: 300 };
  await expect(publicFetch(`${url}/silent`, quick, HERE)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  await expect(publicFetch(`${url}/drips`, quick, HERE)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  await expect(read(`${url}/bomb`)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  await expect(read(`${url}/large`)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test.each([
  [404, 'NOT_FOUND'],
  [410, 'NOT_FOUND'],
  [401, 'ACCESS_DENIED'],
  [403, 'ACCESS_DENIED'],
  [500, 'UNREACHABLE'],
])('an answer of %i is told', async (status, code) => {
  const url = await serve((_asked, answer) => answer.writeHead(status).end());
  await expect(read(url)).rejects.toMatchObject({ code });
});

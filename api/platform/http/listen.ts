import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import { promisify } from 'node:util';

/** Listening sockets of the server. Each accepts one connection per turn of the event loop, so that many clients are accepted before they time out even if turns are long. */
const LISTENERS = 16;
/** Other systems do not distribute connections over a shared port, and Node before 22.12 accepts all pending connections in one turn. */
const CAN_SHARE = process.platform === 'linux' && isAtLeast(22, 12);

/**
 * Opens a server to the network, with several listeners where that helps; `close` and `getConnections` cover all of them.
 * @param port 0 = any that is free.
 * @throws what `listen` throws, EADDRINUSE above all.
 */
export async function listen(server: HttpServer, port: number, host: string): Promise<void> {
  if (!CAN_SHARE) return open(server, { port, host });
  // With a shared port a second process would get no EADDRINUSE, so the port is first bound exclusively.
  const alone = createServer();
  await open(alone, { port, host });
  const { port: free } = alone.address() as AddressInfo;
  await promisify(alone.close.bind(alone))();

  const shared = { port: free, host, reusePort: true };
  await open(server, shared);
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    // As node:http creates its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((listener) => open(listener, shared)));
  joinListeners(server, others);
}

async function open(listener: Server, options: ListenOptions): Promise<void> {
  listener.listen(options);
  await once(listener, 'listening');
}

/** Makes `close` and `getConnections` of the server cover all listeners. */
function joinListeners(server: HttpServer, others: Server[]): void {
  const close = server.close.bind(server);
  const count = server.getConnections.bind(server);
  server.close = (done) => {
    let missing = others.length + 1;
    const closed = (error?: Error): void => {
      if (--missing === 0) done?.(error);
    };
    for (const listener of others) listener.close(closed);
    return close(closed);
  };
  server.getConnections = (done) => {
    let [missing, sum] = [others.length + 1, 0];
    const counted = (error: Error | null, connections: number): void => {
      sum += connections;
      if (--missing === 0) done(error, sum);
    };
    for (const listener of others) listener.getConnections(counted);
    return count(counted);
  };
}

function isAtLeast(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

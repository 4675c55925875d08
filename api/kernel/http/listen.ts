import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import { promisify } from 'node:util';

/** Doors to the same server. Each lets in one connection in a turn of the event loop, so that a crowd is let in before it gives up, however long turns are. */
const DOORS = 16;
/** Elsewhere a port is not shared out, and Node before 22.12 lets in everybody in one turn. */
const CAN_SHARE = process.platform === 'linux' && isAtLeast(22, 12);

/**
 * Opens a server to the network; it closes as one that has a single door.
 * @param port 0 = any that is free.
 * @throws what `listen` throws, EADDRINUSE above all.
 */
export async function listen(server: HttpServer, port: number, host: string): Promise<void> {
  if (!CAN_SHARE) return open(server, { port, host });
  // A shared port can be taken by a second process unseen; one that is asked for alone cannot.
  const alone = createServer();
  await open(alone, { port, host });
  const { port: free } = alone.address() as AddressInfo;
  await promisify(alone.close.bind(alone))();

  const shared = { port: free, host, reusePort: true };
  await open(server, shared);
  const others = Array.from({ length: DOORS - 1 }, () =>
    // As the server of HTTP makes its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((door) => open(door, shared)));
  joinDoors(server, others);
}

async function open(door: Server, options: ListenOptions): Promise<void> {
  door.listen(options);
  await once(door, 'listening');
}

/** Closing and counting mean all doors. */
function joinDoors(server: HttpServer, others: Server[]): void {
  const close = server.close.bind(server);
  const count = server.getConnections.bind(server);
  server.close = (done) => {
    let missing = others.length + 1;
    const closed = (error?: Error): void => {
      if (--missing === 0) done?.(error);
    };
    for (const door of others) door.close(closed);
    return close(closed);
  };
  server.getConnections = (done) => {
    let [missing, sum] = [others.length + 1, 0];
    const counted = (error: Error | null, connections: number): void => {
      sum += connections;
      if (--missing === 0) done(error, sum);
    };
    for (const door of others) door.getConnections(counted);
    return count(counted);
  };
}

function isAtLeast(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

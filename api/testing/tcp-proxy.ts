import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that a test can cut and restore. */
export interface TcpProxy {
  port: number;
  /** Closes all connections and refuses new ones, like a server that has stopped. */
  cut(): Promise<void>;
  /** Keeps connections open without passing data, like a network partition. */
  stall(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(targetPort, targetHost);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => !stalled && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut,
    stall: () => (stalled = true),
    mend: async () => {
      // Swallowed data is lost, so its connections are broken.
      for (const socket of sockets) if (stalled) socket.destroy();
      stalled = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}

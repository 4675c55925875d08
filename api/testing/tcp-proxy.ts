import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend. */
export interface TcpProxy {
  port: number;
  /** Ends what is open and refuses what is new, as a server that has ended does. */
  cut(): Promise<void>;
  /** Lets everything stay open and nothing pass, as a network that has fallen apart does. */
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
      // What was swallowed meanwhile is lost, and so is what it was part of.
      for (const socket of sockets) if (stalled) socket.destroy();
      stalled = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}

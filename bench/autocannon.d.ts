/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }

  export interface Client {
    setRequests(requests: Request[]): void;
    /** Names and values in turns. */
    on(event: 'headers', listener: (head: { statusCode: number; headers: string[] }) => void): this;
  }

  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
    /** Requests a second at most, over all connections. */
    overallRate?: number;
    setupClient?: (client: Client) => void;
  }

  export interface Result {
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  export interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  export default function autocannon(options: Options): Run;
}

import { isDeepStrictEqual } from 'node:util';
import autocannon, { type Request } from 'autocannon';

/** What one server did with one workload in one round, or in the median of all rounds. */
export interface Figures {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** Its beginning does not count: what the server before it left in the database is still being computed, and code that rested is cold. */
const SETTLING_MS = 500;

/** Sends requests in turns over so many connections for so many seconds; each connection begins at another one. */
export async function load(url: string, requests: Request[], connections: number, seconds: number): Promise<Figures> {
  const times: number[] = [];
  let connection = 0;
  const started = performance.now();
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      const first = Math.floor((connection++ * requests.length) / connections);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  void run.on('response', (_client, _status, _bytes, milliseconds) => {
    if (performance.now() - started > SETTLING_MS) times.push(milliseconds);
  });
  const { errors, timeouts, non2xx } = await run;
  const elapsed = performance.now() - started - SETTLING_MS;
  if (errors || timeouts || non2xx)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers that are not 2xx`);
  return { rate: (times.length * 1_000) / elapsed, ...percentiles(times) };
}

/** Sends requests one after the other, as a lonely visitor would. */
export async function loadAlone(
  url: string,
  requests: Request[],
  times: number,
  answer: 'json' | 'text' = 'json',
): Promise<Figures> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await ask(url, requests[index % requests.length]!, answer);
    taken.push(performance.now() - started);
  }
  return { rate: (times * 1_000) / taken.reduce((sum, time) => sum + time, 0), ...percentiles(taken) };
}

/** One answer, parsed. */
export async function ask(
  url: string,
  { path, method = 'GET', headers = {}, body }: Request,
  answer: 'json' | 'text' = 'json',
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
  return answer === 'json' ? (JSON.parse(text) as unknown) : text;
}

/** Makes sure that two servers answer the same questions alike before anybody looks at how fast they do. */
export async function compare(first: Side, second: Side): Promise<void> {
  for (const [index, request] of first.requests.entries()) {
    const one = first.shape((await ask(first.url, request)) as never);
    const other = second.shape((await ask(second.url, second.requests[index]!)) as never);
    if (isDeepStrictEqual(one, other)) continue;
    const question = second.requests[index]!.body ?? second.requests[index]!.path;
    throw new Error(`Answers differ: ${JSON.stringify(one)} and ${JSON.stringify(other)} to ${question}`);
  }
}

export interface Side {
  url: string;
  requests: Request[];
  shape: (body: never) => unknown;
}

/** The median of each figure. */
export function medians(rounds: Figures[]): Figures {
  const of = (pick: (figures: Figures) => number): number => middle(rounds.map(pick));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
  };
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @param times milliseconds. */
export function percentiles(times: number[]): Omit<Figures, 'rate'> {
  const sorted = Float64Array.from(times).sort();
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

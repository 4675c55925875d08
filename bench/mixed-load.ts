import autocannon, { type Request } from 'autocannon';
import { workloads } from './workloads.ts';

/** What a server may answer that has too much to do. */
const REFUSALS = [429, 503];

const OF_ONE_CONNECTION = 16;

/** What came of many requests. */
export interface Flooded {
  /** Answers of success a second. */
  rate: number;
  /** Answers a second that say that there is too much to do. */
  refusedRate: number;
  /** Those of them that do not say when to come again. */
  unannounced: number;
  /** Every other answer, errors of connections and time-outs. */
  wrong: number;
  /** Milliseconds of each answer of success. */
  times: number[];
}

export interface Flood {
  connections: number;
  seconds: number;
  /** Requests a second at most, over all connections; none = each connection asks again as soon as it is answered. */
  overallRate?: number;
}

/** Searches, pages of data, suggestions and rendered pages, in turns. */
export async function mixedRequests(url: string): Promise<Request[]> {
  const response = await fetch(`${url}/api/public/establishments?limit=20`);
  const slugs = ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
  const data = workloads(slugs).flatMap(({ graphql }) => graphql);
  const pages = slugs.map((slug) => ({ path: `/establishment/${slug}`, headers: { accept: 'text/html' } }));
  const every = Math.floor(data.length / pages.length);
  return data.flatMap((request, place) => [request, ...(place % every === 0 ? pages.splice(0, 1) : [])]);
}

/** Sends requests in turns; each connection begins at another one. Unlike `load`, it counts what went wrong. */
export async function flood(
  url: string,
  requests: Request[],
  { connections, seconds, overallRate }: Flood,
): Promise<Flooded> {
  const times: number[] = [];
  const counts = { refused: 0, unannounced: 0, wrong: 0 };
  let connection = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    ...(overallRate ? { overallRate } : {}),
    setupClient: (client) => {
      // A part of them each: to prepare all of them for a thousand connections takes the load generator seconds.
      const first = (connection++ * 7) % requests.length;
      client.setRequests([...requests.slice(first), ...requests].slice(0, OF_ONE_CONNECTION));
      client.on('headers', ({ statusCode, headers }) => {
        const isAnnounced = headers.some((name, place) => place % 2 === 0 && name.toLowerCase() === 'retry-after');
        if (REFUSALS.includes(statusCode) && !isAnnounced) counts.unannounced++;
      });
    },
  });
  void run.on('response', (_client, status, _bytes, milliseconds) => {
    if (status >= 200 && status < 300) times.push(milliseconds);
    else counts[REFUSALS.includes(status) ? 'refused' : 'wrong']++;
  });
  const { errors } = await run;
  return {
    rate: times.length / seconds,
    refusedRate: counts.refused / seconds,
    unannounced: counts.unannounced,
    wrong: counts.wrong + errors,
    times,
  };
}

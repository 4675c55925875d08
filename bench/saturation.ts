import { setTimeout as pause } from 'node:timers/promises';
import { percentiles } from './measure.ts';
import { flood, mixedRequests } from './mixed-load.ts';
import type { BenchOptions } from './options.ts';
import { withDemoServer } from './processes.ts';
import type { Finding } from './report.ts';

/** Beyond what it can compute. */
const OVERLOAD = 5;
const WARM_UP_S = 10;
const CAPACITY_S = 10;
const SATURATION_S = 30;
/** Callers that do not wait for each other: more than a browser’s patience would leave. */
const CALLERS = 1_000;
const LIMIT_MS = 2_000;
const RECOVERY_MS = 2_000;
/** Two measurements in one minute differ by so much without any reason. */
const SAME = 0.6;

/** Five times as many requests as the product can compute: answers in bounded time, and word that there are too many. */
export async function runSaturation({ connections }: BenchOptions): Promise<Finding[]> {
  return withDemoServer({ RESPONSE_CACHE: '0' }, async (server) => {
    const requests = await mixedRequests(server.url);
    await flood(server.url, requests, { connections, seconds: WARM_UP_S });
    const usual = await flood(server.url, requests, { connections, seconds: CAPACITY_S });
    const asked = Math.round(usual.rate * OVERLOAD);
    const before = await server.probe();
    const much = await flood(server.url, requests, {
      connections: CALLERS,
      seconds: SATURATION_S,
      overallRate: asked,
    });
    const { p50, p99 } = percentiles(much.times);
    const held = await server.probe();
    await pause(RECOVERY_MS);
    const after = await flood(server.url, requests, { connections, seconds: CAPACITY_S });
    const ready = await fetch(`${server.url}/readyz`);
    return [
      { what: 'answered at the usual load', value: usual.rate, unit: '/s', target: null },
      { what: 'refused at the usual load', value: usual.refusedRate, unit: '/s', target: 0 },
      { what: 'slowest hundredth at the usual load', value: percentiles(usual.times).p99, unit: 'ms', target: null },
      { what: 'asked', value: asked, unit: '/s', target: null },
      { what: 'answered', value: much.rate, unit: '/s', target: Math.round(usual.rate / 2), least: true },
      { what: 'refused with 429 or 503', value: much.refusedRate, unit: '/s', target: null },
      { what: 'of those without Retry-After', value: much.unannounced, unit: '', target: 0 },
      { what: 'other answers, errors and time-outs', value: much.wrong, unit: '', target: 0 },
      { what: 'an answer takes', value: p50, unit: 'ms', target: null },
      { what: 'the slowest hundredth', value: p99, unit: 'ms', target: LIMIT_MS },
      { what: 'growth of memory meanwhile', value: held.rssMb - before.rssMb, unit: 'MB', target: null },
      {
        what: 'answered at the usual load afterwards',
        value: after.rate,
        unit: '/s',
        target: Math.round(usual.rate * SAME),
        least: true,
      },
      { what: 'refused at the usual load afterwards', value: after.refusedRate, unit: '/s', target: 0 },
      { what: 'status of /readyz after it', value: ready.status, unit: '', target: 200 },
    ];
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Handler } from 'express';
// The exposition format and the metrics of the process.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors.ts';
import { sendError } from './json-errors.ts';

/** Seconds: from cached answers to those that clients no longer wait for. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The label of files and pages, which have no route. */
const OTHER = 'other';
const AREAS = ['/graphql', '/api', '/uploads', '/assets'];

/** Values by the value of the one label. */
type Values = ReadonlyMap<string, number>;
type Reading = () => Promise<Values> | Values;

const KINDS = { gauge: Gauge, counter: Counter };

/** The metrics of a process for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #durations: Histogram<'route'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Answers by method, route and status; "aborted" where the client went away.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the headers of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    });
  }

  /** Wraps a listener to count its answers and measure their duration. */
  measured(listener: RequestListener): RequestListener {
    return (request, response) => {
      const stop = this.#durations.startTimer();
      const area = areaOf(request.url ?? '/');
      response.once('close', () => {
        const route = routeOf(request, area);
        const status = response.writableFinished ? String(response.statusCode) : 'aborted';
        this.#requests.inc({ method: request.method ?? '', route, status });
        stop({ route });
      });
      listener(request, response);
    };
  }

  /**
   * Registers a metric that is read at each scrape. One whose reading fails is left out of that scrape.
   * @param label name of the label whose values are the keys; null = there is one value, under the key ''.
   */
  register(kind: keyof typeof KINDS, name: string, help: string, label: string | null, read: Reading): void {
    const metric = new KINDS[kind]({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [],
      async collect() {
        const values = await Promise.resolve()
          .then(read)
          .catch(() => new Map<string, number>());
        this.reset();
        if (label === null) this.remove();
        for (const [key, value] of values) this.inc(label === null ? {} : { [label]: key }, value);
      },
    });
    this.#registry.registerMetric(metric);
  }

  /** Serves the metrics to requests with the token. */
  handler(token: string): Handler {
    const expected = digest(`Bearer ${token}`);
    return async (request, response) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        return sendError(response, new AppError('UNAUTHENTICATED'));
      response.set({ 'content-type': this.#registry.contentType, 'cache-control': 'no-store' });
      response.send(await this.#registry.metrics());
    };
  }
}

function areaOf(url: string): string {
  return AREAS.find((area) => url === area || url.startsWith(`${area}/`) || url.startsWith(`${area}?`)) ?? OTHER;
}

/** The pattern of the route that Express has matched, not the URL, so that the number of label values is bounded. */
function routeOf(request: IncomingMessage, area: string): string {
  const { route } = request as IncomingMessage & { route?: { path?: unknown } };
  if (typeof route?.path !== 'string') return area;
  return area === OTHER ? route.path : `${area}${route.path}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

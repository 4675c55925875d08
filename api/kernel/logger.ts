import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger } from 'pino';

/** The id of the request that is being served, which every log line and error of it carries. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/** A structured logger: one JSON object a line on standard output. Secrets that travel in headers never reach it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*.cookie', '*.password', '*.token'], censor: '[hidden]' },
    mixin: () => requestScope.getStore() ?? {},
    formatters: { level: (label) => ({ level: label }) },
  });
}

export type { Logger };

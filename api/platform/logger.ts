import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger, type LoggerOptions } from 'pino';

/** The id of the request that is being served, which every log line and error of it carries. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/** Where log lines go. */
export interface LogSink {
  write(line: string): void;
}

/** A structured logger: one JSON object a line, on the standard output by default. Secrets of headers are redacted. */
export function createLogger(level: string, sink?: LogSink): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*.cookie', '*.password', '*.token'], censor: '[hidden]' },
    // A copy: pino adds the fields of the line to this object, and the next line of the request would repeat them.
    mixin: () => ({ ...requestScope.getStore() }),
    formatters: { level: (label) => ({ level: label }) },
  };
  return sink ? pino(options, sink) : pino(options);
}

export type { Logger };

import { PAGE_ERRORS_PATH } from '../../schema/constants.ts';
import { ChunkLoadError } from './chunks.ts';

type Kind = 'caught' | 'uncaught' | 'recoverable';

/** What goes wrong once often does so again and again. */
const MOST_A_PAGE = 5;
let told = 0;

/**
 * Tells the console and the server's log that a page failed. The address goes without its query and its hash: they may be somebody's private
 * link.
 */
function report(kind: Kind, error: unknown, component: string | undefined): void {
  console.error(error);
  // The network is no fault of the page.
  if (error instanceof ChunkLoadError || told++ >= MOST_A_PAGE) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const body = JSON.stringify({
    kind,
    page: location.pathname,
    message: message.slice(0, 500),
    stack: stack?.slice(0, 2_000),
    component: component?.slice(0, 1_000),
  });
  try {
    navigator.sendBeacon(PAGE_ERRORS_PATH, new Blob([body], { type: 'application/json' }));
  } catch {
    // The console has it.
  }
}

type Handler = (error: unknown, info: { componentStack?: string | undefined }) => void;

const reporter =
  (kind: Kind): Handler =>
  (error, { componentStack }) =>
    report(kind, error, componentStack);

/** What React calls when a part of a page fails: shown by a boundary, by none, or rendered anew. */
export const FAILURE_REPORTS = {
  onCaughtError: reporter('caught'),
  onUncaughtError: reporter('uncaught'),
  onRecoverableError: reporter('recoverable'),
};

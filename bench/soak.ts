import { setTimeout as pause } from 'node:timers/promises';
import { middle } from './measure.ts';
import { flood, mixedRequests } from './mixed-load.ts';
import type { BenchOptions } from './options.ts';
import { type Measured, type Probe, withDemoServer } from './processes.ts';
import type { Finding } from './report.ts';
import { comeAndGo } from './socket-clients.ts';

const MINUTE_S = 60;
/** From here on memory may grow no more: caches are full and code is compiled. */
const MARK_MINUTES = 10;
const MAX_GROWTH = 1.3;
/** Less than it can do, so that it can go on for long beside other work. */
const RATE = 200;
/** Connections that are kept open end within ten seconds, what closes sockets within some more. */
const SETTLE_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** The same load for many minutes: memory at the end against its mark at ten minutes, and handles against what they were before. */
export async function runSoak({ connections, minutes }: BenchOptions): Promise<Finding[]> {
  return withDemoServer({}, async (server) => {
    const requests = await mixedRequests(server.url);
    const atRest = await settled(server);
    const probes: Probe[] = [];
    const totals = { answered: 0, refused: 0, wrong: 0, sockets: 0, lost: 0 };
    for (let minute = 0; minute < minutes; minute++) {
      const [flooded, sockets] = await Promise.all([
        flood(server.url, requests, { connections, seconds: MINUTE_S, overallRate: RATE }),
        comeAndGo(server.url, MINUTE_S),
      ]);
      totals.answered += flooded.times.length;
      totals.refused += flooded.refusedRate * MINUTE_S;
      totals.wrong += flooded.wrong;
      totals.sockets += sockets.opened;
      totals.lost += sockets.lost;
      probes.push(await server.probe());
      console.log(`${minute + 1} min: ${probes.at(-1)!.rssMb.toFixed(0)} MB, ${probes.at(-1)!.handles} handles`);
    }
    const mark = Math.min(MARK_MINUTES, Math.ceil(minutes / 3));
    const marked = around(probes, mark - 1);
    const atEnd = around(probes, probes.length - 2);
    const afterwards = await settled(server, atRest.handles);
    return [
      { what: 'answered', value: totals.answered, unit: '', target: null },
      { what: 'refused', value: totals.refused, unit: '', target: 0 },
      { what: 'wrong answers, errors and time-outs', value: totals.wrong, unit: '', target: 0 },
      { what: 'sockets that came and went', value: totals.sockets, unit: '', target: null },
      { what: 'of those without an answer', value: totals.lost, unit: '', target: 0 },
      { what: `memory at ${mark} minutes`, value: marked, unit: 'MB', target: null },
      { what: 'memory at the end', value: atEnd, unit: 'MB', target: null },
      { what: 'growth of memory', value: atEnd / marked, unit: '×', target: MAX_GROWTH },
      { what: 'open handles before', value: atRest.handles, unit: '', target: null },
      { what: 'open handles afterwards', value: afterwards.handles, unit: '', target: atRest.handles },
    ];
  });
}

/** Memory around a probe: that of one moment depends on when garbage was collected last. */
function around(probes: Probe[], place: number): number {
  return middle(probes.slice(Math.max(0, place - 1), place + 2).map(({ rssMb }) => rssMb));
}

/** What is open once it no longer gets less; not longer than a minute, or than until no more is than was before. */
async function settled(server: Measured, wanted = 0): Promise<Probe> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  let probe = await server.probe();
  while (performance.now() < end && probe.handles > wanted) {
    await pause(LOOK_EVERY_MS);
    probe = await server.probe();
  }
  return probe;
}

/**
 * Loaded into a measured server before everything else (`node --import`): answers the bench over the channel between the
 * processes, so that the product needs no code for being measured.
 */
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compiled } from '../api/cli/build.mjs';

// As `npm start` does: without the maps of packages, and with what V8 has compiled before.
setSourceMapsSupport(true);
enableCompileCache(compiled);

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (message) => {
  if (message !== 'probe' && message !== 'probe collected') return;
  if (message === 'probe collected') collect();
  const { rss } = process.memoryUsage();
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.send({
    rssMb: rss / 2 ** 20,
    peakMb: maxRSS / 2 ** 10,
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    handles: process.getActiveResourcesInfo().length,
    longestBlockMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
  });
  delay.reset();
});
process.channel?.unref();

function collect() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * `npm run bench`: measures the product against a bare SQL server and a constant one on the same database, in one run.
 * What is measured and how is told in README.md beside this file.
 */
import 'reflect-metadata';
import { runAdmin } from './admin.ts';
import { runAgainstBareSql } from './against-bare-sql.ts';
import { runCalendars } from './calendars.ts';
import { runEmbedded } from './embedded.ts';
import { runFootprint } from './footprint.ts';
import { runGrowth } from './growth.ts';
import { options } from './options.ts';
import { runPages } from './pages.ts';
import { canPin, pinLoadGenerator } from './processes.ts';
import { type Finding, printFindings } from './report.ts';
import { runSaturation } from './saturation.ts';
import { runSoak } from './soak.ts';
import { runSockets } from './sockets.ts';

// Installs and builds want both cores, as those of users do, and so do threads that read calendars.
if (!options.footprint && !options.calendars) {
  pinLoadGenerator();
  console.log(
    canPin ? 'Servers on core 0, load from core 1.' : 'taskset is missing: servers and load share all cores.',
  );
}
const run = options.footprint
  ? runFootprint
  : options.embedded
    ? runEmbedded
    : options.growth
      ? runGrowth
      : options.pages
        ? runPages
        : options.admin
          ? runAdmin
          : options.saturation
            ? runSaturation
            : options.soak
              ? runSoak
              : options.sockets
                ? runSockets
                : options.calendars
                  ? runCalendars
                  : runAgainstBareSql;
const findings: Finding[] = await run(options);
const missed = printFindings(findings);
process.exit(options.check && missed ? 1 : 0);

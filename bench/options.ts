import { parseArgs } from 'node:util';

const OPTIONS = {
  /** Venues of the dataset. */
  venues: { type: 'string', default: '20000' },
  /** Seconds of one round, and how many rounds. */
  seconds: { type: 'string', default: '3' },
  rounds: { type: 'string', default: '5' },
  connections: { type: 'string', default: '32' },
  /** Only the workloads whose name begins with this: A, B, C. */
  only: { type: 'string', default: '' },
  /** Measures the embedded database instead. */
  embedded: { type: 'boolean', default: false },
  /** Measures ten times as many venues against the usual number instead. */
  growth: { type: 'boolean', default: false },
  /** Measures the rendered pages instead. */
  pages: { type: 'boolean', default: false },
  /** Measures the lists of the platform instead; --only then takes the beginning of a screen’s name. */
  admin: { type: 'boolean', default: false },
  /** Measures what installing and starting takes instead. */
  footprint: { type: 'boolean', default: false },
  /** Reads a thousand linked calendars instead. */
  calendars: { type: 'boolean', default: false },
  /** Opens thousands of WebSockets instead. */
  sockets: { type: 'boolean', default: false },
  /** Sends five times as many requests as can be computed instead. */
  saturation: { type: 'boolean', default: false },
  /** Watches memory and handles for so many minutes instead. */
  soak: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '30' },
  /** With --embedded: imports this CSV file of the register of classified lodgings too. */
  import: { type: 'string' },
  /** Ends with an error when a target is missed. */
  check: { type: 'boolean', default: false },
  /** Says which options there are. */
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const { values } = parseArgs({ options: OPTIONS });
if (values.help) {
  console.log(
    `Usage: npm run bench -- [options]\n\n${Object.keys(OPTIONS)
      .map((name) => `  --${name}`)
      .join('\n')}`,
  );
  process.exit(0);
}

/** What the command line asks for. */
export const options = {
  venues: Number(values.venues),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
  only: values.only,
  embedded: values.embedded,
  growth: values.growth,
  pages: values.pages,
  admin: values.admin,
  footprint: values.footprint,
  calendars: values.calendars,
  saturation: values.saturation,
  soak: values.soak,
  sockets: values.sockets,
  minutes: Number(values.minutes),
  check: values.check,
  importFile: values.import ?? null,
};
export type BenchOptions = typeof options;

import { gazetteer } from '../api/features/geography/gazetteer.ts';
import { middle } from './measure.ts';
import { parseSearch } from '../api/features/search/query-parser/query-parser.ts';

const ROUNDS = 100;
const RUNS = 7;
/** As long as the operation takes them. */
const WORST = [
  'inconnuxy '.repeat(20),
  'saint de la '.repeat(17),
  'abcdefghijklmnop '.repeat(12),
  'x '.repeat(100),
  '80 '.repeat(67),
  'clermond ferant '.repeat(13),
  'sans 80 persnnes '.repeat(11),
  'deux cent vingt '.repeat(12),
];

/**
 * The slowest text to parse, of the given ones and of the worst that can be sent: its processor time in milliseconds, and how many times as
 * long it takes as the middle one of the given texts.
 */
export function slowestParse(texts: string[]): { text: string; ms: number; ratio: number } {
  gazetteer();
  const times = [...texts, ...WORST].map((text) => ({ text, ms: parseTime(text) }));
  const slowest = times.reduce((most, one) => (one.ms > most.ms ? one : most));
  return { ...slowest, ratio: slowest.ms / middle(times.slice(0, texts.length).map(({ ms }) => ms)) };
}

/** Of its quickest run: neighbours stall the machine, and V8 compiles in threads whose time counts as the process's. */
function parseTime(text: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) parseSearch(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / ROUNDS;
  });
  return Math.min(...runs);
}

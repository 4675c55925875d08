/**
 * `node --import ./api/cli/typescript-loader.mjs bench/parse-search.ts`: the processor time that the text of a search takes to be parsed.
 * The target is 1 ms for the slowest.
 */
import 'reflect-metadata';
import { gazetteer } from '../api/features/geography/gazetteer.ts';
import { parseSearch } from '../api/features/search/query-parser/query-parser.ts';

const ROUNDS = 500;
const USUAL = [
  'chatau bordo',
  '80 personnes lyon',
  'seminaire piscine provence',
  'hotel 4 etoiles lille',
  'venue with pool near nice',
  'atelier vocanson lyon',
  "journée d'étude paris 40 personnes visioconférence",
  'je cherche un lieu pour un séminaire de 45 personnes avec 20 chambres près de Lyon',
];
/** As long as the operation takes them. */
const WORST = [
  'inconnuxy '.repeat(20),
  'saint de la '.repeat(17),
  'abcdefghijklmnop '.repeat(12),
  'x '.repeat(100),
  '80 '.repeat(67),
  'clermond ferant '.repeat(13),
];

gazetteer();
const began = performance.now();
parseSearch('');
console.log(`indexes: ${(performance.now() - began).toFixed(0)} ms`);
for (const [name, texts] of Object.entries({ USUAL, WORST })) {
  for (const text of texts) {
    for (let round = 0; round < ROUNDS; round++) parseSearch(text);
    const start = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) parseSearch(text);
    const { user, system } = process.cpuUsage(start);
    const micros = (user + system) / ROUNDS;
    console.log(`${name} ${micros.toFixed(0).padStart(5)} µs  ${text.slice(0, 60)}`);
  }
}

/** The most steps of an axis. */
const STEPS = 5;

/** 1, 2, 5, 10, 20, 50 … */
function* roundSteps(): Generator<number> {
  for (let unit = 1; ; unit *= 10) yield* [unit, 2 * unit, 5 * unit];
}

/** The marks of an axis of counts, from 0 up to at least the greatest count: whole numbers, as far from each other as round steps are. */
export function axisTicks(greatest: number): number[] {
  const step = roundSteps().find((each) => each * STEPS >= greatest)!;
  return Array.from({ length: Math.max(1, Math.ceil(greatest / step)) + 1 }, (_, index) => index * step);
}

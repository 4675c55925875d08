import type { Figures } from './measure.ts';

/** A figure that has a target, or none. */
export interface Finding {
  what: string;
  value: number;
  unit: '×' | 'µs' | 'ms' | 's' | 'kB' | 'MB' | '/s' | '%' | '';
  /** The value may not be more than this, or not less when `least` is set; null = no limit. */
  target: number | null;
  least?: boolean;
}

/** One line of the table of rates. */
export interface Line {
  server: string;
  workload: string;
  figures: Figures;
  /** Compared with the bare SQL server on the same workload; null = not compared. */
  ratio: number | null;
}

export function printLines(lines: Line[]): void {
  table(
    ['workload', 'server', 'requests/s', '× bare SQL', 'p50 ms', 'p99 ms'],
    lines.map(({ server, workload, figures: { rate, p50, p99 }, ratio }) => [
      workload,
      server,
      Math.round(rate).toLocaleString('en'),
      ratio === null ? '' : ratio.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
    ]),
  );
}

const DECIMALS: Partial<Record<Finding['unit'], number>> = { '×': 2, µs: 1, s: 1, kB: 1, '%': 1 };

/** Prints every figure beside its target; gives the number of those that miss it. */
export function printFindings(findings: Finding[]): number {
  const verdict = ({ value, target, least }: Finding): string =>
    target === null ? '' : (least ? value >= target : value <= target) ? 'met' : 'MISSED';
  table(
    ['figure', 'measured', 'target', ''],
    findings.map((finding) => {
      const { what, value, unit, target, least } = finding;
      const shown = `${unit || Number.isInteger(value) ? value.toFixed(DECIMALS[unit] ?? 0) : value.toFixed(3)} ${unit}`;
      return [what, shown, target === null ? '' : `${least ? '≥' : '≤'} ${target} ${unit}`, verdict(finding)];
    }),
  );
  return findings.filter((finding) => verdict(finding) === 'MISSED').length;
}

/** A table in Markdown, so that it can be put into the README as it is. */
function table(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log(['', line(head), rule, ...rows.map(line), ''].join('\n'));
}

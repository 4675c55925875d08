/** How much more was looked at than in as many days before, as a share; null = there was nothing to compare with. */
export function viewsChange({ total, previousTotal }: { total: number; previousTotal: number }): number | null {
  return previousTotal > 0 ? (total - previousTotal) / previousTotal : null;
}

/** How dark a region is on the map, 1 to 4, by its share of the greatest; roots, because one region often has far more than the others. */
export function levelOf(count: number, greatest: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || greatest <= 0) return 0;
  return Math.min(4, Math.max(1, Math.ceil(Math.sqrt(count / greatest) * 5) - 1)) as 1 | 2 | 3 | 4;
}

import type { Metrics } from '../../platform/http/metrics.ts';
import type { Catalogue } from './catalogue.ts';

/** What the catalogue in the memory of this process tells an operator. */
export function registerCatalogueMetrics(metrics: Metrics, catalogue: Catalogue): void {
  const one = (value: number): ReadonlyMap<string, number> => new Map([['', value]]);
  metrics.register(
    'gauge',
    'pleniere_catalogue_version',
    'Number of the last change that this process has taken in.',
    null,
    () => one(catalogue.version),
  );
  metrics.register('gauge', 'pleniere_catalogue_venues', 'Public venues.', null, () => one(catalogue.index.size));
  metrics.register(
    'counter',
    'pleniere_catalogue_reads_total',
    'Reads of the catalogue since the start, by who answered.',
    'from',
    () => new Map(Object.entries(catalogue.reads)),
  );
}

import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { Commune, Department, Region } from './commune.entity.ts';
import { CommuneResolver } from './commune.resolver.ts';
import { mapAreaRoutes } from './map-areas-routes.ts';
import { seedGeography } from './geography-seed.ts';
import { type GeographyServices, geographyServices } from './services.ts';

export const geographyFeature = defineFeature<Platform, GeographyServices>({
  name: 'geography',
  entities: [Region, Department, Commune],
  seed: seedGeography,
  resolvers: [CommuneResolver],
  services: geographyServices,
  router: mapAreaRoutes,
});

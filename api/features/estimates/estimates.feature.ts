import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { EstimateResolver } from './estimate.resolver.ts';

export const estimatesFeature = defineFeature<Platform>({
  name: 'estimates',
  resolvers: [EstimateResolver],
  services: () => ({}),
});

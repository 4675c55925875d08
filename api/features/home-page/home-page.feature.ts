import { defineFeature } from '../../platform/feature.ts';
import { HomeContentResolver } from './home-content.resolver.ts';
import { HomeResolver } from './home.resolver.ts';
import { ClientReference } from './reference.entity.ts';
import { ReferenceResolver } from './reference.resolver.ts';
import { type HomePageNeeds, type HomePageServices, homePageServices } from './services.ts';
import { AUDITED_HOME_PAGE } from './audited-tables.ts';

export const homePageFeature = defineFeature<HomePageNeeds, HomePageServices>({
  name: 'home-page',
  entities: [ClientReference],
  audited: AUDITED_HOME_PAGE,
  resolvers: [HomeResolver, HomeContentResolver, ReferenceResolver],
  services: homePageServices,
});

import { redirect } from 'react-router';
import { LandingCitiesDocument } from '../../search/landing-cities.gen.ts';
import { citiesVariables, cityOf, landingAddress, landingSearch } from '../../search/landing-search.ts';
import { parseSearch } from '../../search/search-params.ts';
import { toFilter } from '../../search/search-variables.ts';
import { OPTIONAL, pageLoader } from '../../../lib/page-loader.ts';
import { loadResults } from './establishments-page.loader.ts';
import { LandingFactsDocument } from './landing-page.gen.ts';

export const loader = pageLoader(async ({ url, today, params: { place = '', eventType }, query }) => {
  const asked = citiesVariables(place, eventType);
  const cities = asked ? await query(LandingCitiesDocument, asked) : undefined;
  const landing = landingSearch(place, eventType, cityOf(cities));
  if (!landing) return 404;
  const address = landingAddress(landing);
  if (url.pathname !== address) return redirect(address + url.search, 301);
  const { page } = parseSearch(url.search, today);
  const [status] = await Promise.all([
    loadResults({ ...landing.params, page }, query),
    query(LandingFactsDocument, { filter: toFilter(landing.params) }, OPTIONAL),
  ]);
  return status;
});

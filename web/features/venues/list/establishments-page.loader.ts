import { redirect } from 'react-router';
import { LandingCitiesDocument } from '../../search/landing-cities.gen.ts';
import { cityVariables } from '../../search/landing-search.ts';
import { meantSearch } from '../../search/meant-search.ts';
import { parseSearch, searchPath, type SearchParams } from '../../search/search-params.ts';
import { toVariables } from '../../search/search-variables.ts';
import { OPTIONAL, pageLoader, type PageQuery } from '../../../lib/page-loader.ts';
import { type Found, isBeyond } from './establishments-page-query.ts';
import { EstablishmentsDocument } from './establishments-page.gen.ts';

/** The results of a search; 404 after the last page. */
export async function loadResults(params: SearchParams, query: PageQuery): Promise<number | void> {
  return statusOf((await query(EstablishmentsDocument, toVariables(params)))?.searchVenues, params);
}

function statusOf(found: Found | undefined, params: SearchParams): number | void {
  return found && isBeyond(found, params.page) ? 404 : undefined;
}

export const loader = pageLoader(async ({ url, today, query }) => {
  const params = parseSearch(url.search, today);
  const city = cityVariables(params);
  const [answer] = await Promise.all([
    query(EstablishmentsDocument, toVariables(params)),
    city && query(LandingCitiesDocument, city, OPTIONAL),
  ]);
  const found = answer?.searchVenues;
  const meant = meantSearch(params, found);
  return meant === params ? statusOf(found, params) : redirect(searchPath(meant));
});

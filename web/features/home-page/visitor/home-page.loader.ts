import { pageLoader } from '../../../lib/page-loader.ts';
import { HomePageDocument } from './home.gen.ts';

export const loader = pageLoader(async ({ query }) => void (await query(HomePageDocument, {})));

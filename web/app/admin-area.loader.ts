import { ADMIN } from './admin-pages.ts';
import { areaLoader } from './area-loader.ts';

export const loader = areaLoader(ADMIN);

import { DASHBOARD } from './dashboard-pages.ts';
import { areaLoader } from './area-loader.ts';

export const loader = areaLoader(DASHBOARD);

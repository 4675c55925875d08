import figtree from './fonts/figtree-french.woff2?url';
import fraunces from './fonts/fraunces-french.woff2?url';

/** Files that every page needs at once: preloaded by the document. */
export const preloadedFonts: readonly string[] = [figtree, fraunces];

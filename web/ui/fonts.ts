import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url';

/** Files that every page needs at once: preloaded by the document. */
export const preloadedFonts: readonly string[] = [figtree, fraunces];

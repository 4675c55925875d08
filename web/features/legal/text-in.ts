import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Language } from '../../../schema/constants.ts';
import { loadChunk } from '../../lib/chunks.ts';

/** An article in each language. */
export type Texts = Readonly<Record<Language, LazyExoticComponent<ComponentType>>>;

/** The text of an article in one language, in a script of its own: a reader loads the one that he reads. */
export function textIn(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => loadChunk(load));
}

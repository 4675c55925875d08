import { createContext, type ReactNode } from 'react';

/** What a page puts into the text of an article that leaves a place for it. */
export const ArticleSlot = createContext<ReactNode>(null);

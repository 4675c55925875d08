import type { DocumentNode, OperationVariables } from '@apollo/client';
import { createContext } from 'react';

export type Served = { data: unknown; error?: Error; loading: boolean };

/** What the loader of the page has found for a query, while the server renders it. */
export type ServedData = (query: DocumentNode, variables: OperationVariables | undefined) => Served;

/** Null in the browser, where queries are asked by Apollo. */
export const ServedDataContext = createContext<ServedData | null>(null);

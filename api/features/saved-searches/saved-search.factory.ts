import type { Payload } from '../../testing/payloads.ts';

const ERRORS =
  'errors { ... on UserError { __typename code message } ... on ValidationFailed { fields { path code } } } }';
export const SAVE_SEARCH = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { ${ERRORS} }`;
export const CONFIRM_SEARCH = `mutation ($token: String!) { confirmSavedSearch(input: { token: $token }) { searchPath endsAt
  errors { ... on UserError { __typename code } } } }`;
export const END_SEARCH = `mutation ($token: String!) { endSavedSearch(input: { token: $token }) { errors { ... on UserError { __typename code } } } }`;

/** The fields of a saved search, with the given ones replaced. */
export function searchInput(wanted: object = {}): Record<string, unknown> {
  return {
    email: 'jeanne@visitor.example',
    filter: { location: ['Lyon'], capacity: 80 },
    language: 'fr',
    ...wanted,
  };
}

/** The answer of `confirmSavedSearch`. */
export interface ConfirmAnswer extends Payload {
  searchPath: string | null;
  endsAt: string | null;
}

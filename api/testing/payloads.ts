/** The common field of all payloads. */
export interface Payload {
  errors: { __typename: string; code?: string; fields?: { path: string; code: string }[] }[];
}

/** Type of the first error of a payload; `Done` if there is none. */
export function outcomeOf({ errors: [error] }: Payload): string {
  return error?.__typename ?? 'Done';
}

/** The invalid fields of a payload. */
export function wrongFields({ errors: [error] }: Payload): { path: string; code: string }[] {
  return error?.fields ?? [];
}

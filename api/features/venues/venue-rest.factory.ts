import { type Failed, restClient } from '../../testing/rest-client.ts';
import type { Person } from '../../testing/signed-in.ts';

/** A venue in REST for its managers. */
export interface RestVenue {
  id: string;
  slug: string;
  name: string;
  city: string;
  version: number;
  isPublished: boolean;
  isFeatured: boolean;
  isTop5: boolean;
  ownerId: string | null;
  reviewStatus: string;
  hasPendingChangeRequest: boolean;
  rooms: { name: string; capacity: number }[];
  eventTypes: string[];
  equipment: string[];
  contactEmail: string | null;
  changeRequest: { type: string; status: string };
}

/** Requests venues as a user, or anonymously; every answer is validated against the OpenAPI document. */
export function venueClient(url: () => string) {
  const client = restClient(url);
  return async (
    person: Person | null,
    method: string,
    path: string,
    body?: object,
    conditions: Record<string, string> = {},
  ) => {
    const described = path.split('?')[0]!.replace(/^((?:\/public)?\/establishments)\/(?!my$|slug\/).+/, '$1/{id}');
    const headers = {
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...conditions,
    };
    return client<RestVenue & Failed>(path, described, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };
}

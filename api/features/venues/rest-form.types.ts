/** A venue as REST gives it to who manages it, and its version. */
export interface RestForm {
  json: Buffer;
  version: number;
}

/**
 * Reads the REST form of a venue, whether or not the public sees it. It is made of the parts of the catalogue, by a feature that stands later
 * and adds this to the context. @throws AppError NOT_FOUND.
 */
export type ManagedRest = (venueId: string) => Promise<RestForm>;

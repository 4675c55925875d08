/** A venue as REST gives it to who manages it, and its version. */
export interface RestForm {
  json: Buffer;
  version: number;
}

/** Reads the REST form of a venue, whether or not the public sees it. @throws AppError NOT_FOUND. */
type ReadRestForm = (venueId: string) => Promise<RestForm>;

/** Where the routes of venues get their answers from: the form is made of the parts of the catalogue, a feature that stands later. */
export class RestForms {
  #read: ReadRestForm | null = null;

  madeBy(read: ReadRestForm): void {
    this.#read = read;
  }

  readonly of: ReadRestForm = (venueId) => {
    if (!this.#read) throw new Error('No feature makes the REST form of venues.');
    return this.#read(venueId);
  };
}

import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';

/** A region of France; the code is INSEE's. */
@Entity()
export class Region {
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  name!: string;
}

/** A department of France; the code is the one of postal codes and number plates, "2A" and "2B" in Corsica. */
@Entity()
export class Department {
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  name!: string;

  @ManyToOne({ entity: () => Region, ref: true })
  region!: Ref<Region>;
}

/** A commune or, in Paris, Lyon and Marseille, also an arrondissement; the code is INSEE's, not the postal one. */
@Entity()
export class Commune {
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  name!: string;

  /** The name as the product shows it: "Paris 2e". */
  @Property({ type: 'text' })
  label!: string;

  /** The label as lists are searched and ordered by it. */
  @Property({ type: 'text', generated: 'f_unaccent(lower(label)) stored' })
  foldedLabel!: string & Opt;

  @ManyToOne({ entity: () => Department, ref: true })
  department!: Ref<Department>;

  @Property({ type: 'text[]' })
  @Index({ type: 'gin' })
  postalCodes!: string[];

  @Property({ type: 'integer' })
  population!: number;

  @Property({ type: 'double' })
  latitude!: number;

  @Property({ type: 'double' })
  longitude!: number;
}

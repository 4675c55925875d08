import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from './venue.entity.ts';

/** One rendered size of a picture: its format, its width in pixels, and its key in the storage. */
export interface PhotoVariant {
  type: 'image/avif' | 'image/webp' | 'image/jpeg';
  width: number;
  key: string;
}

/** A picture of a venue. Uploaded files are never served: only variants that were encoded again. */
@Entity()
export class Photo {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  @Property({ type: 'smallint' })
  position!: number;

  /** The description, for the `alt` attribute. */
  @Property({ type: 'text', default: '' })
  alt: string & Opt = '';

  /** Of the largest variant, in pixels. */
  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  /** A few pixels of it as a data URI, shown blurred until the picture is loaded. */
  @Property({ type: 'text' })
  placeholder!: string;

  @Property({ type: 'jsonb' })
  variants: PhotoVariant[] & Opt = [];

  /** Uploaded for a pending change request: not public yet. */
  @Property({ type: 'boolean', default: false })
  isPending: boolean & Opt = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}

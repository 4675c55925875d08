/** The public catalogue, which is read instead of the tables that owners write; part of 0001-ground.ts. */
export const CATALOGUE: readonly string[] = [
  `
  create table catalogue_venue (
    venue_id uuid primary key references venue (id) on delete cascade,
    slug text not null unique,
    name text not null,
    kind text not null,
    category smallint,
    commune_code text not null,
    department_code text not null,
    region_code text not null,
    event_types text[] not null,
    amenities text[] not null,
    layout_capacities jsonb not null,
    capacity_bands text[] not null,
    largest_room integer not null,
    latitude double precision,
    longitude double precision,
    prominence integer not null,
    created_at timestamptz not null,
    promotions jsonb not null,
    placements jsonb not null,
    search_vector tsvector not null,
    search_text text not null
  )
  `,
  `create index catalogue_venue_search_vector_index on catalogue_venue using gin (search_vector)`,
  `create index catalogue_venue_search_text_index on catalogue_venue using gin (search_text gin_trgm_ops)`,
  `
  create table catalogue_document (
    venue_id uuid primary key references catalogue_venue (venue_id) on delete cascade,
    card text not null,
    page text not null,
    rest text not null
  )
  `,
  `
  create table catalogue_change (
    version bigserial primary key,
    venue_id uuid not null,
    changed_at timestamptz not null default now()
  )
  `,
  `create index catalogue_change_changed_at_index on catalogue_change (changed_at)`,
  `
  create table application_state (
    key text primary key,
    value jsonb not null
  )
  `,
];

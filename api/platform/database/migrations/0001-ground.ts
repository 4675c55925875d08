import { Migration } from '@mikro-orm/migrations';
import { CATALOGUE } from './0001-ground.catalogue.ts';

/** Everything up to the first search: geography, accounts, venues, and the public catalogue that is read instead of them. */
export class GroundMigration extends Migration {
  override up(): void {
    this.searchSupport();
    this.domain();
    for (const statement of CATALOGUE) this.addSql(statement);
  }

  /** Search without accents and with French stems; `f_unaccent` is immutable, which an index needs. */
  private searchSupport(): void {
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create text search configuration fr_unaccent (copy = french)`);
    this.addSql(`
      alter text search configuration fr_unaccent
        alter mapping for hword, hword_part, word with unaccent, french_stem
    `);
    this.addSql(`
      create function f_unaccent(text) returns text language sql immutable strict parallel safe
        as $$ select unaccent('unaccent', $1) $$
    `);
  }

  /** As MikroORM derives it from the entities; a test compares the two. */
  private domain(): void {
    this.addSql(`
      create table "region" (
        "code" text not null,
        "name" text not null,
        primary key ("code")
      )
    `);
    this.addSql(`
      create table "department" (
        "code" text not null,
        "name" text not null,
        "region_code" text not null,
        primary key ("code")
      )
    `);
    this.addSql(`
      create table "commune" (
        "code" text not null,
        "name" text not null,
        "label" text not null,
        "department_code" text not null,
        "postal_codes" text[] not null,
        "population" int not null,
        "latitude" double precision not null,
        "longitude" double precision not null,
        primary key ("code")
      )
    `);
    this.addSql(`create index "commune_postal_codes_index" on "commune" using gin ("postal_codes")`);
    this.addSql(`
      create table "user_account" (
        "id" uuid not null default gen_random_uuid(),
        "email" text not null,
        "password_hash" text not null,
        "first_name" text not null,
        "last_name" text not null,
        "phone" text null,
        "company_name" text null,
        "company_address" text null,
        "company_phone" text null,
        "role" text not null,
        "status" text not null default 'PENDING',
        "created_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(`alter table "user_account" add constraint "user_account_email_unique" unique ("email")`);
    this.addSql(
      `alter table "user_account" add constraint "user_account_role_check" check ("role" in ('ADMIN', 'TEAM', 'CLIENT'))`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_status_check" check ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'INACTIVE', 'SUSPENDED'))`,
    );
    this.addSql(`
      create table "venue" (
        "id" uuid not null default gen_random_uuid(),
        "slug" text not null,
        "name" text not null,
        "kind" text not null,
        "category" smallint null,
        "description" text not null,
        "address" text not null,
        "postal_code" text not null,
        "commune_code" text not null,
        "latitude" double precision null,
        "longitude" double precision null,
        "position_precision" text not null,
        "bedrooms" int null,
        "sleeps" int null,
        "contact_name" text null,
        "contact_phone" text null,
        "contact_fax" text null,
        "contact_email" text null,
        "website" text null,
        "event_types" text[] not null,
        "amenities" text[] not null,
        "tags" text[] not null,
        "accesses" jsonb not null,
        "points_of_interest" jsonb not null,
        "activities" jsonb not null,
        "paragraphs" jsonb not null,
        "owner_id" uuid null,
        "review_status" text not null default 'DRAFT',
        "rejection_reason" text null,
        "is_published" boolean not null default false,
        "subscription_expired" boolean not null default false,
        "is_featured" boolean not null default false,
        "is_favourite" boolean not null default false,
        "top_five_order" smallint null,
        "is_premier_page" boolean not null default false,
        "is_homepage_slider" boolean not null default false,
        "homepage_slider_order" int null,
        "homepage_slider_start" date null,
        "homepage_slider_end" date null,
        "homepage_image_id" uuid null,
        "import_key" text null,
        "import_hash" text null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "approved_at" timestamptz null,
        "deleted_at" timestamptz null,
        primary key ("id")
      )
    `);
    this.addSql(`alter table "venue" add constraint "venue_slug_unique" unique ("slug")`);
    this.addSql(`create index "venue_commune_code_index" on "venue" ("commune_code")`);
    this.addSql(`alter table "venue" add constraint "venue_import_key_unique" unique ("import_key")`);
    this.addSql(`create index "venue_review_status_created_at_index" on "venue" ("review_status", "created_at")`);
    this.addSql(`create index "venue_owner_id_created_at_index" on "venue" ("owner_id", "created_at")`);
    this.addSql(
      `alter table "venue" add constraint "venue_kind_check" check ("kind" in ('HOTEL', 'CHATEAU', 'VINEYARD', 'MOUNTAIN_LODGE', 'SEASIDE', 'TOWNHOUSE', 'LOFT', 'CONGRESS_CENTRE', 'BARGE', 'INDUSTRIAL_HALL', 'RESTAURANT', 'COUNTRY_ESTATE'))`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_position_precision_check" check ("position_precision" in ('ADDRESS', 'COMMUNE', 'DEPARTMENT'))`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_event_types_check" check ("event_types" <@ array['SEMINAIRE_SEMI_RESIDENTIEL'::text, 'SEMINAIRE_RESIDENTIEL'::text, 'CONFERENCE_CONGRES'::text, 'JOURNEE_ETUDE'::text, 'REPAS_D_AFFAIRE'::text, 'SOIREE_ET_COCKTAIL'::text, 'PRESTATAIRES'::text])`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_amenities_check" check ("amenities" <@ array['WIFI'::text, 'CATERING'::text, 'RESTAURANT'::text, 'BAR'::text, 'ROOM_SERVICE'::text, 'CONCIERGE'::text, 'TECHNICIAN'::text, 'SHUTTLE'::text, 'PETS_ALLOWED'::text, 'SECLUDED'::text, 'EXCLUSIVE_HIRE'::text, 'PROJECTOR'::text, 'SOUND_SYSTEM'::text, 'VIDEO_CONFERENCE'::text, 'STAGE'::text, 'DANCE_FLOOR'::text, 'AIR_CONDITIONING'::text, 'PARKING'::text, 'CHARGING_STATION'::text, 'STEP_FREE_ACCESS'::text, 'LIFT'::text, 'TERRACE'::text, 'GARDEN'::text, 'INDOOR_POOL'::text, 'OUTDOOR_POOL'::text, 'SPA'::text, 'FITNESS'::text, 'TENNIS'::text, 'GOLF'::text, 'SEA_VIEW'::text, 'MOUNTAIN_VIEW'::text, 'HELIPAD'::text])`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_review_status_check" check ("review_status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED'))`,
    );
    this.addSql(`
      create table "room" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "position" smallint not null,
        "name" text not null,
        "description" text null,
        "area_sqm" int null,
        "ceiling_height_m" double precision null,
        "daylight" boolean not null default false,
        "step_free" boolean not null default false,
        "capacities" jsonb not null,
        primary key ("id")
      )
    `);
    this.addSql(`create index "room_venue_id_index" on "room" ("venue_id")`);
    this.addSql(`
      create table "photo" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "position" smallint not null,
        "alt" text not null default '',
        "width" int not null,
        "height" int not null,
        "placeholder" text not null,
        "variants" jsonb not null,
        "created_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    this.addSql(`create index "photo_venue_id_index" on "photo" ("venue_id")`);
    this.addSql(`
      create table "former_slug" (
        "slug" text not null,
        "venue_id" uuid not null,
        "created_at" timestamptz not null default now(),
        primary key ("slug")
      )
    `);
    this.addSql(`create index "former_slug_venue_id_index" on "former_slug" ("venue_id")`);
    this.addSql(
      `alter table "department" add constraint "department_region_code_foreign" foreign key ("region_code") references "region" ("code")`,
    );
    this.addSql(
      `alter table "commune" add constraint "commune_department_code_foreign" foreign key ("department_code") references "department" ("code")`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_commune_code_foreign" foreign key ("commune_code") references "commune" ("code") on delete restrict`,
    );
    this.addSql(
      `alter table "venue" add constraint "venue_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "room" add constraint "room_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "photo" add constraint "photo_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "former_slug" add constraint "former_slug_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What the public site shows beside venues: promotions, and the logos of client companies. */
export class PublicSiteMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table "promotion" (
        "id" uuid not null default gen_random_uuid(),
        "venue_id" uuid not null,
        "title" text not null,
        "text" text not null,
        "discount_percent" smallint null,
        "price_cents" int null,
        "vat_percent" numeric(4,2) null,
        "starts_on" date not null,
        "ends_on" date not null,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "promotion_days_check" check (ends_on >= starts_on),
        constraint "promotion_discount_percent_check" check (discount_percent >= 1 and discount_percent <= 90),
        constraint "promotion_price_cents_check" check (price_cents > 0),
        constraint "promotion_one_kind_check" check (discount_percent is null or price_cents is null),
        constraint "promotion_taxed_price_check" check ((price_cents is null) = (vat_percent is null)),
        constraint "promotion_vat_percent_check" check (vat_percent >= 0)
      )
    `);
    this.addSql(`create index "promotion_venue_id_index" on "promotion" ("venue_id")`);
    this.addSql(
      `alter table "promotion" add constraint "promotion_venue_id_foreign" foreign key ("venue_id") references "venue" ("id") on delete cascade`,
    );
    this.addSql(`
      create table "reference" (
        "id" uuid not null default gen_random_uuid(),
        "name" text not null,
        "website" text null,
        "position" int not null,
        "logo" jsonb not null,
        "is_shown" boolean not null default true,
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id")
      )
    `);
    // Documents that were written before there were promotions say that their venue has none.
    this.addSql(`
      update catalogue_document
      set card = '{"promotions":[],' || substr(card, 2), page = '{"promotions":[],' || substr(page, 2),
        rest = '{"promotions":[],' || substr(rest, 2)
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Plans, subscriptions and payments; pictures that wait for a change request. As MikroORM derives it. */
export class BillingMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "photo" add column if not exists "is_pending" boolean not null default false`);
    this.plans();
    this.subscriptions();
    this.payments();
  }

  private plans(): void {
    this.addSql(`
      create table "plan" (
        "id" uuid not null default gen_random_uuid(),
        "name" text not null,
        "price_cents" int not null,
        "vat_percent" numeric(4,2) not null default 20,
        "duration_months" smallint null,
        "venue_limit" smallint null,
        "photo_limit" smallint null,
        "promotion_limit" smallint null,
        "homepage" boolean not null default false,
        "is_free" boolean not null default false,
        "is_active" boolean not null default true,
        "position" smallint not null default 0,
        "version" int not null default 1,
        primary key ("id"),
        constraint "plan_duration_check" check (is_free = (duration_months IS NULL)),
        constraint "plan_vat_percent_check" check (vat_percent >= 0),
        constraint "plan_price_cents_check" check (price_cents >= 0)
      )
    `);
    this.addSql(`alter table "plan" add constraint "plan_name_unique" unique ("name")`);
    // The free plan holds for everybody who has no other. Prices and limits are the administrators' to change.
    this.addSql(`
      insert into plan (name, price_cents, duration_months, venue_limit, photo_limit, promotion_limit, homepage, is_free, position)
      values ('Découverte', 0, null, 1, 5, 1, false, true, 1),
        ('Essentiel', 29000, 12, 3, 20, 5, false, false, 2),
        ('Premium', 79000, 12, null, null, null, true, false, 3)
    `);
  }

  private subscriptions(): void {
    this.addSql(`
      create table "subscription" (
        "id" uuid not null default gen_random_uuid(),
        "user_id" uuid not null,
        "plan_id" uuid not null,
        "status" text not null,
        "start_date" date null,
        "end_date" date null,
        "auto_renew" boolean not null default false,
        "price_cents" int not null,
        "vat_percent" numeric(4,2) not null,
        "renewed_at" timestamptz null,
        "cancelled_at" timestamptz null,
        "requested_plan_id" uuid null,
        "requested_at" timestamptz null,
        "warned_days" smallint[] not null default '{}',
        "version" int not null default 1,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "subscription_begun_check" check ((start_date IS NULL) = (end_date IS NULL)),
        constraint "subscription_days_check" check (end_date >= start_date),
        constraint "subscription_status_check" check ("status" in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED'))
      )
    `);
    this.addSql(`alter table "subscription" add constraint "subscription_user_id_unique" unique ("user_id")`);
    this.addSql(`create index "subscription_status_end_date_index" on "subscription" ("status", "end_date")`);
    this.addSql(
      `alter table "subscription" add constraint "subscription_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_plan_id_foreign" foreign key ("plan_id") references "plan" ("id") on delete restrict`,
    );
    this.addSql(
      `alter table "subscription" add constraint "subscription_requested_plan_id_foreign" foreign key ("requested_plan_id") references "plan" ("id") on delete set null`,
    );
  }

  private payments(): void {
    this.addSql(`
      create table "payment" (
        "id" uuid not null default gen_random_uuid(),
        "subscription_id" uuid not null,
        "method" text not null,
        "status" text not null,
        "date" date not null,
        "reference" text not null,
        "amount_cents" int not null,
        "plan_name" text not null,
        "recorded_by_id" uuid null,
        "created_at" timestamptz not null default now(),
        primary key ("id"),
        constraint "payment_amount_cents_check" check (amount_cents >= 0),
        constraint "payment_method_check" check ("method" in ('CARD', 'TRANSFER')),
        constraint "payment_status_check" check ("status" in ('PAID', 'UNPAID'))
      )
    `);
    this.addSql(`create index "payment_subscription_id_index" on "payment" ("subscription_id")`);
    this.addSql(
      `alter table "payment" add constraint "payment_subscription_id_foreign" foreign key ("subscription_id") references "subscription" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "payment" add constraint "payment_recorded_by_id_foreign" foreign key ("recorded_by_id") references "user_account" ("id") on delete set null`,
    );
  }
}

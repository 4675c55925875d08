import { GroundMigration } from './0001-ground.ts';
import { PublicSiteMigration } from './0002-public-site.ts';
import { RequestsMigration } from './0003-requests.ts';
import { MessagesMigration } from './0004-messages.ts';
import { AccountsMigration } from './0005-accounts.ts';

/** Every migration, oldest first. The names are stored in the database and never change. */
export const MIGRATIONS = [
  { name: '0001-ground', class: GroundMigration },
  { name: '0002-public-site', class: PublicSiteMigration },
  { name: '0003-requests', class: RequestsMigration },
  { name: '0004-messages', class: MessagesMigration },
  { name: '0005-accounts', class: AccountsMigration },
];

import { GroundMigration } from './0001-ground.ts';
import { PublicSiteMigration } from './0002-public-site.ts';

/** Every migration, oldest first. The names are stored in the database and never change. */
export const MIGRATIONS = [
  { name: '0001-ground', class: GroundMigration },
  { name: '0002-public-site', class: PublicSiteMigration },
];

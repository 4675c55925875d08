import { Migration } from '@mikro-orm/migrations';

/**
 * Texts are searched in memory, from the words that the catalogue holds of each venue: those of its tags in a line, those of its
 * texts in another. What PostgreSQL searched them by goes.
 */
export class CatalogueWordsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue_venue
      add column words text not null default '', drop column search_vector, drop column search_text`);
    this.addSql(`drop text search configuration fr_unaccent`);
    const folded = (text: string): string =>
      `trim(regexp_replace(lower(f_unaccent(${text})), '[^[:alnum:]]+', ' ', 'g'))`;
    this.addSql(`
      update catalogue_venue c set words = ${folded(`array_to_string(v.tags, ' ')`)} || e'\\n' || ${folded(`
        v.description || ' ' || coalesce((
          select string_agg(concat_ws(' ', one ->> 'title', one ->> 'text'), ' ') from jsonb_array_elements(v.paragraphs) one
        ), '')`)}
      from venue v where v.id = c.venue_id`);
  }
}

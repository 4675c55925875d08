import { Migration } from '@mikro-orm/migrations';

/** REST tells of a venue all that it takes of one, and spells enumerations as it takes them: the documents that are kept are brought to that. */
export class RestDocumentsMigration extends Migration {
  override up(): void {
    const word = (value: string): string => `replace(lower(${value}), '_', '-')`;
    this.addSql(`
      update catalogue_document d
      set rest = (d.rest::jsonb || jsonb_build_object(
        'kind', ${word('v.kind')}, 'bedrooms', v.bedrooms, 'sleeps', v.sleeps,
        'equipment', coalesce((select jsonb_agg(${word('a')} order by n)
          from unnest(v.amenities) with ordinality as t (a, n)), '[]'),
        'rooms', coalesce((select jsonb_agg(r || jsonb_build_object('capacities',
            coalesce((select jsonb_object_agg(${word('c.key')}, c.value) from jsonb_each(r -> 'capacities') c), '{}')) order by n)
          from jsonb_array_elements(d.rest::jsonb -> 'rooms') with ordinality as t (r, n)), '[]'),
        'accesses', coalesce((select jsonb_agg(a || jsonb_build_object('type', ${word(`a ->> 'type'`)}, 'mode', ${word(`a ->> 'mode'`)}) order by n)
          from jsonb_array_elements(v.accesses) with ordinality as t (a, n)), '[]'),
        'pointsOfInterest', v.points_of_interest, 'activities', v.activities, 'paragraphs', v.paragraphs))::text
      from venue v where v.id = d.venue_id
    `);
  }
}

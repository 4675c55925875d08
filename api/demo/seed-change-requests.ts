import { now } from '../platform/clock.ts';
import { touchedBy, type EditableContent, type VenuePatch } from '../features/venues/venue-patch-content.ts';
import { ReviewStatus, RoomLayout } from '../features/venues/venue.enums.ts';
import type { Transaction } from '../platform/database/database.ts';
import { typeset } from './demo-text.ts';
import type { DemoVenue } from './demo-venue.types.ts';

const DAY_MS = 24 * 3_600_000;

const REJECTED = typeset(
  'Les photos ne montrent pas encore les salles et la capacité en banquet nous semble trop grande pour la surface. Pourriez-vous compléter ?',
);

/** The requests of the demo client for their approved venues, in their order. */
interface RequestedChange {
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  daysAgo: number;
  /** For an accepted one, the values before; for the others, the wanted values. */
  change: (content: EditableContent) => VenuePatch;
  comment?: string;
  reason?: string;
}

const ASKED: readonly RequestedChange[] = [
  {
    status: 'PENDING',
    daysAgo: 2,
    change: ({ rooms, tags, paragraphs }) => ({
      rooms: [
        ...rooms,
        {
          name: 'Salon des Archives',
          description: typeset('Sous les toits, pour les comités et les entretiens.'),
          areaSqm: 38,
          ceilingHeightM: 2.6,
          daylight: true,
          stepFree: false,
          capacities: { [RoomLayout.U_SHAPE]: 14, [RoomLayout.BOARDROOM]: 16 },
        },
      ],
      tags: [...tags, 'petits comités'],
      paragraphs: [
        ...paragraphs,
        {
          title: 'Du nouveau sous les toits',
          text: typeset("L'ancien grenier à papiers est devenu un salon clair de 38 m²."),
        },
      ],
    }),
    comment: typeset('La nouvelle salle ouvre ce mois-ci, les photos suivront.'),
  },
  { status: 'APPROVED', daysAgo: 24, change: ({ tags }) => ({ tags: tags.slice(0, -1) }) },
  {
    status: 'REJECTED',
    daysAgo: 41,
    change: ({ category }) => ({ category: Math.min(5, (category ?? 3) + 1) }),
    reason: typeset("Le classement se prouve : merci de nous envoyer la décision d'Atout France avant de le changer."),
  },
];

/**
 * Writes the change requests of owners of the demo world, and the decisions.
 * @param venueIds in the order of the venues.
 */
export async function seedChangeRequests(
  { query }: Transaction,
  venues: readonly DemoVenue[],
  venueIds: readonly string[],
): Promise<void> {
  await query(`update venue set rejection_reason = $1 where review_status = $2`, [REJECTED, ReviewStatus.REJECTED]);
  const creations = venues.flatMap(({ reviewStatus }, index) =>
    reviewStatus === ReviewStatus.PENDING || reviewStatus === ReviewStatus.REJECTED
      ? [
          {
            venueId: venueIds[index],
            type: 'CREATION',
            status: reviewStatus,
            before: {},
            after: {},
            daysAgo: 3,
            reason: reviewStatus === ReviewStatus.REJECTED ? REJECTED : null,
          },
        ]
      : [],
  );
  const approved = venues.flatMap((venue, index) =>
    venue.ownerIndex === 0 && venue.reviewStatus === ReviewStatus.APPROVED ? [{ venue, id: venueIds[index] }] : [],
  );
  const updates = ASKED.slice(0, approved.length).map(({ change, ...asked }, index) => {
    const { venue, id } = approved[index]!;
    const content = { ...venue.content, slug: '', photos: [], homepageImageId: null };
    const patch = change(content);
    const inForce = touchedBy(content, patch);
    const [before, after] = asked.status === 'APPROVED' ? [patch, inForce] : [inForce, patch];
    return { venueId: id, type: 'UPDATE', before, after, ...asked };
  });
  const rows = [...creations, ...updates].map(({ daysAgo, ...row }) => ({
    ...row,
    submittedAt: new Date(now().getTime() - daysAgo * DAY_MS).toISOString(),
    processedAt: row.status === 'PENDING' ? null : new Date(now().getTime() - (daysAgo - 1) * DAY_MS).toISOString(),
  }));
  await query(
    `insert into change_request (venue_id, user_id, type, status, before, after, base_version, comment, reason,
       submitted_at, processed_at, processed_by_id)
     select r."venueId", v.owner_id, r.type, r.status, r.before, r.after, v.version, r.comment, r.reason,
       r."submittedAt", r."processedAt",
       case when r."processedAt" is not null then (select id from user_account where role = 'TEAM' limit 1) end
     from jsonb_to_recordset($1::jsonb) as r("venueId" uuid, type text, status text, before jsonb, after jsonb,
       comment text, reason text, "submittedAt" timestamptz, "processedAt" timestamptz)
     join venue v on v.id = r."venueId"`,
    [JSON.stringify(rows)],
  );
}

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { TOKEN_KEY } from '../../../../schema/constants.ts';
import { VenuesSummary } from '../owner/venues-summary.tsx';
import { aContent } from '../content/managed-venue.factory.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { chooseFromMenu } from '../../../testing/choose-from-menu.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import MyVenuesPage from '../owner/my-venues-page.tsx';
import VenueSheetPage from '../owner/venue-sheet-page.tsx';
import {
  MyVenuesDocument,
  PublishVenueDocument,
  UnpublishVenueDocument,
  VenueFiguresDocument,
  VenueSheetDocument,
} from '../owner/my-venues.gen.ts';

/** A venue that was approved; whether its owner has published it, and whether it then shows. */
let published: boolean;
let shows: boolean;

type Line = Answer<typeof MyVenuesDocument>['myVenues']['items'][number];
type Sheet = NonNullable<Answer<typeof VenueSheetDocument>['managedVenue']>;

const status = () =>
  ({
    id: 'v-1',
    slug: 'manoir-lyon',
    status: published ? 'PUBLISHED' : 'APPROVED',
    rejectionReason: null,
    isPublic: published && shows,
    subscriptionExpired: published && !shows,
    isBeyondPlan: false,
    pendingChange: null,
    deletedAt: null,
    changedAt: '2026-11-20T08:00:00.000Z',
    availableActions: published ? ['EDIT', 'UNPUBLISH'] : ['EDIT', 'PUBLISH'],
  }) satisfies Partial<Line & Sheet>;
const line = (): Line => ({
  ...status(),
  name: 'Manoir des Tilleuls',
  kind: 'HOTEL',
  city: 'Lyon',
  completeness: { percent: 80, missing: ['POSITION'], next: 'POSITION' },
  photo: null,
});
const sheet = (): Sheet => ({
  ...status(),
  completeness: { percent: 80, missing: [], next: null, required: [] },
  createdAt: '2026-11-20T08:00:00.000Z',
  approvedAt: '2026-11-20T08:00:00.000Z',
  content: aContent({ name: 'Manoir des Tilleuls', photos: [] }),
});

beforeEach(() => {
  [published, shows] = [false, true];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    api.query(MyVenuesDocument, () => ({
      myVenues: { items: [line()], totalCount: 1, page: 1, pageCount: 1, statuses: [] },
    })),
    api.query(VenueSheetDocument, () => ({ managedVenue: sheet() })),
    api.query(VenueFiguresDocument, () => ({
      myVenueViews: { total: 12, previousTotal: 10 },
      forwardedQuoteRequests: { totalCount: 0, progressCounts: [] },
    })),
    api.mutation(PublishVenueDocument, () => {
      published = true;
      const venue = { id: 'v-1', slug: 'manoir-lyon', isPublic: shows };
      return { publishVenue: { venue, errors: [] } };
    }),
  );
});

const PLACES = {
  'on the dashboard': () => renderWithApp(<VenuesSummary />, { url: '/dashboard', path: '/dashboard' }),
  'in the list': () => renderWithApp(<MyVenuesPage />),
  'on the venue': () =>
    renderWithApp(<VenueSheetPage />, {
      url: '/dashboard/establishments/v-1',
      path: '/dashboard/establishments/:id',
    }),
};
const publish = () => screen.findByRole('button', { name: 'Publier Manoir des Tilleuls' });

test.each(Object.entries(PLACES))(
  'an approved venue is published %s: a word of joy, then its public page',
  async (_, open) => {
    const { user } = await open();
    const button = await publish();
    expect(button.closest('[role=menu], [popover], details')).toBeNull();
    await user.click(button);
    const told = within(
      (await screen.findByText(/^Félicitations\s! Manoir des Tilleuls est en ligne\.$/)).closest('[role=status]')!,
    );
    const link = told.getByRole('link', { name: 'Voir sa page publique' });
    expect(link.getAttribute('href')).toBe('/establishment/manoir-lyon');
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.queryByRole('button', { name: /^Publier/ })).toBeNull();
  },
);

test('one that does not show, as the subscription has ended, is not called online', async () => {
  shows = false;
  const { user } = await PLACES['on the dashboard']();
  await user.click(await publish());
  expect(await screen.findByText(/n’apparaît pas encore sur le site/)).toBeDefined();
  expect(screen.queryByText(/est en ligne/)).toBeNull();
});

const { 'in the list': inTheList, 'on the venue': onTheVenue } = PLACES;

test.each(Object.entries({ 'in the list': inTheList, 'on the venue': onTheVenue }))(
  'it leaves the site %s after one question; until yes is said, and after no, nothing is sent',
  async (_, open) => {
    published = true;
    const sent: object[] = [];
    server.use(
      api.mutation(UnpublishVenueDocument, ({ variables }) => {
        sent.push(variables);
        published = false;
        return { unpublishVenue: { errors: [] } };
      }),
    );
    const { user } = await open();
    const question = () => screen.queryByRole('dialog', { name: /^Retirer Manoir des Tilleuls du site/ });
    const ask = async () => {
      await chooseFromMenu(user, await screen.findByLabelText(/^Actions.+Manoir des Tilleuls/), 'Dépublier');
    };

    await ask();
    await user.click(within(question()!).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(question()).toBeNull());
    await ask();
    expect(sent).toEqual([]);

    await user.click(within(question()!).getByRole('button', { name: 'Dépublier' }));
    expect(await screen.findByText('Manoir des Tilleuls n’est plus sur le site public.')).toBeDefined();
    expect(sent).toEqual([{ id: 'v-1' }]);
    await waitFor(() => expect(question()).toBeNull());
  },
);

import { screen } from '@testing-library/react';
import { TOKEN_KEY, type Language } from '../../../../schema/constants.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../../../testing/viewer.ts';
import { anEditedVenue } from '../content/managed-venue.factory.ts';
import {
  type UpdateVenueMutationVariables,
  ManagedVenueDocument,
  UpdateVenueDocument,
} from '../content/venue-content.gen.ts';
import { aPhoto } from '../photos/photo.factory.ts';
import { VenuePhotosDocument } from '../photos/photos.gen.ts';
import EditVenuePage from './edit-venue-page.tsx';

type Venue = ReturnType<typeof anEditedVenue>;
type Input = UpdateVenueMutationVariables['input'];
type Updated = Answer<typeof UpdateVenueDocument>['updateVenue'];

/** The API's venue, which what is saved changes as the API does, and what was saved. */
export const stored = {
  venue: anEditedVenue(),
  saves: [] as { version: number; input: Partial<Input> }[],
};

export function save({ id: _id, version, comment: _comment, ...input }: Input): Updated {
  stored.saves.push({ version, input });
  const { venue } = stored;
  if (version !== venue.version)
    return { venue: null, changeRequest: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] };
  const content = { ...venue.content, ...input } as Venue['content'];
  stored.venue = { ...venue, version: venue.version + 1, content };
  return { venue: stored.venue, changeRequest: null, errors: [] };
}

const PICTURES = {
  id: 'venue-1',
  venueVersion: 1,
  homepageImageId: null,
  limit: 50,
  limitOfPlan: false,
  needsApproval: false,
  photos: [aPhoto('photo-1', 'La façade')],
};

export function apiHas(venue: Venue): void {
  stored.venue = venue;
  server.use(
    api.query(ManagedVenueDocument, () => ({ managedVenue: stored.venue })),
    api.query(VenuePhotosDocument, () => ({ venuePhotos: PICTURES })),
    api.mutation(UpdateVenueDocument, ({ variables }) => ({ updateVenue: save(variables.input) })),
  );
}

/** Before each test: an owner is signed in, and nothing was saved yet. */
export function signIn(): void {
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  stored.saves = [];
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(...signedInAs());
}

export const open = async (search = '', language: Language = 'fr') => {
  const rendered = await renderWithApp(
    <>
      <RouterLink to="/ailleurs">Ailleurs</RouterLink>
      <EditVenuePage />
    </>,
    { url: `/dashboard/establishments/venue-1/edit${search}`, path: '/dashboard/establishments/:id/edit', language },
  );
  await screen.findByRole('heading', { level: 1, name: 'Domaine des Ormes' });
  return rendered;
};

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { sendFiles, sendFilesWithOperation, type SentFile } from '../../testing/multipart.ts';
import { picture } from '../../testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSubscription } from '../billing/subscription.factory.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.enums.ts';
import { type Payload } from '../../testing/payloads.ts';

/** An app with a signed-in owner, whose plan has no limits. */
export interface PhotoOwner {
  app: TestApp;
  owner: TestAccount;
  token: string;
}

export async function startPhotoOwner(): Promise<PhotoOwner> {
  const app = await startTestApp();
  const owner = await createAccount(app.database);
  await createSubscription(app.database, { userId: owner.id });
  const { token } = await new Visitor(() => app).signIn(owner.email);
  return { app, owner, token };
}

/** A draft venue of the owner. */
export async function draftOf({ app, owner }: PhotoOwner): Promise<string> {
  const [id] = await createVenues(app.database, [{ ownerId: owner.id, reviewStatus: ReviewStatus.DRAFT }]);
  return id!;
}

export const jpeg = async (hue: number): Promise<SentFile> => ({
  bytes: await picture(300, 200, hue).jpeg().toBuffer(),
});

const ADD = `mutation ($venueId: ID!, $files: [Upload!]!) { addPhotos(input: { venueId: $venueId, files: $files }) { addedIds venuePhotos { id limit limitOfPlan needsApproval homepageImageId photos { id url isPending } } errors { __typename ... on ValidationFailed { fields { path code } } ... on PlanLimitReached { limit } } } }`;
interface Added {
  addPhotos: Payload & { addedIds: string[] };
}

/** Sends pictures over both APIs, to the venue of the test by default, and reads what is stored of them. */
export function photoSteps(stage: () => PhotoOwner & { venueId: string }) {
  const visitor = new Visitor(() => stage().app);
  const as = async (role: 'ADMIN' | 'TEAM' | 'CLIENT') =>
    (await visitor.signIn((await createAccount(stage().app.database, { role })).email)).token;
  const filesOf = async (venue: string): Promise<string[]> => {
    const folder = join(stage().app.config.dataDir, 'uploads', venue);
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };
  const rowsOf = (venue: string) =>
    stage().app.database.rows<{ id: string; alt: string; is_pending: boolean }>(
      'select id, alt, is_pending from photo where venue_id = $1 order by position',
      [venue],
    );
  const upload = (files: SentFile[], as_ = stage().token, venue = stage().venueId) =>
    sendFiles(stage().app, `/establishments/${venue}/photos`, files, as_);
  const uploaded = async (count: number, venue = stage().venueId): Promise<string[]> => {
    const files = await Promise.all(Array.from({ length: count }, (_, index) => jpeg(index * 20)));
    const response = await upload(files, stage().token, venue);
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }[]).map(({ id }) => id);
  };

  const add = async (files: SentFile[], as_ = stage().token, venue = stage().venueId) => {
    const answer = await sendFilesWithOperation(stage().app, ADD, { venueId: venue }, files, as_);
    return { ...answer, data: answer.data as Added | undefined };
  };

  return { as, filesOf, rowsOf, upload, uploaded, add };
}

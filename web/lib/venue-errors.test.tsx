import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { SendFailure } from './send-failure.tsx';
import { VENUE_ERRORS } from './venue-errors.ts';

const DENIED = 'Permission denied: You do not have permission to';

test.each([
  ['view', `${DENIED} view this establishment`, 'Establishment not found'],
  ['create', `${DENIED} create establishments`, 'Establishment not found'],
  ['update', `${DENIED} update this establishment`, 'Establishment not found'],
  ['delete', `${DENIED} delete this establishment`, 'Establishment not found'],
  ['modify', `${DENIED} modify this establishment`, 'Establishment not found'],
  ['uploadPhotos', `${DENIED} upload photos to this establishment`, 'Establishment not found'],
  ['deletePhotos', `${DENIED} delete photos of this establishment`, 'Photo or establishment not found'],
] as const)('to %s: what is not allowed, and what is gone, is named', async (act, denied, gone) => {
  await renderWithApp(
    <>
      <SendFailure code="FORBIDDEN" wait={null} messageOf={VENUE_ERRORS[act]} />
      <SendFailure code="NOT_FOUND" wait={null} messageOf={VENUE_ERRORS[act]} />
    </>,
    { language: 'en' },
  );
  expect(screen.getByText(denied)).toBeDefined();
  expect(screen.getByText(gone)).toBeDefined();
});

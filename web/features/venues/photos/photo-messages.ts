import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';

const TOO_LARGE = msg({
  id: 'photos.tooLarge',
  message: 'This file is larger than 10 MB. Save it smaller, then choose it again.',
});

/** Why a picture was not taken, and what to do. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  heicPicture: msg({
    id: 'photos.heic',
    message:
      'This picture is in HEIC, the format of iPhones, which web browsers cannot show. Open it and export it as JPEG, or choose it from your iPhone: it is then sent as JPEG. For your next pictures: Settings, Camera, Formats, Most Compatible.',
  }),
  notAPicture: msg({
    id: 'photos.notAPicture',
    message: 'This file is not a photo we can accept: JPEG, PNG, WebP or AVIF, please.',
  }),
  unreadablePicture: msg({
    id: 'photos.unreadable',
    message: 'This file is damaged. Open it, save it again, then choose it.',
  }),
  tooManyPixels: msg({
    id: 'photos.tooManyPixels',
    message: 'This photo exceeds 50 megapixels. Make it smaller, then choose it again.',
  }),
  tooLarge: TOO_LARGE,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  tooMany: msg({ id: 'photos.tooMany', message: 'There is no room for another photo. Remove one, then try again.' }),
  planLimit: msg({
    id: 'photos.planLimit',
    message: 'Your plan allows no more photos. Remove one, or choose another plan.',
  }),
  NETWORK: msg({ id: 'photos.network', message: 'The connection was interrupted. Try again once you are online.' }),
  TIMEOUT: msg({ id: 'photos.timeout', message: 'The upload stalled for too long. Try again.' }),
};

export function photoText(code: string): MessageDescriptor {
  return TEXTS[code] ?? VENUE_ERRORS.uploadPhotos(code);
}

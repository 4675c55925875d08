import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from '../../lib/errors.ts';

const TOO_LARGE = msg({
  id: 'photos.tooLarge',
  message: 'This file has more than 10 MB. Save it smaller, then choose it again.',
});

/** Why a picture was not taken, and what to do. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  notAPicture: msg({
    id: 'photos.notAPicture',
    message: 'This is no picture that we can take: JPEG, PNG, WebP or AVIF, please.',
  }),
  unreadablePicture: msg({
    id: 'photos.unreadable',
    message: 'This file is damaged. Open it, save it anew, then choose it again.',
  }),
  tooManyPixels: msg({
    id: 'photos.tooManyPixels',
    message: 'This picture has more than 50 megapixels. Make it smaller, then choose it again.',
  }),
  tooLarge: TOO_LARGE,
  PAYLOAD_TOO_LARGE: TOO_LARGE,
  tooMany: msg({ id: 'photos.tooMany', message: 'There is no room for another picture. Remove one, then try again.' }),
  planLimit: msg({
    id: 'photos.planLimit',
    message: 'Your plan has no room for another picture. Remove one, or choose another plan.',
  }),
  NETWORK: msg({ id: 'photos.network', message: 'The connection broke off. Try again once you are online.' }),
  TIMEOUT: msg({ id: 'photos.timeout', message: 'The transfer stood still for too long. Try again.' }),
};

export function photoText(code: string): MessageDescriptor {
  return TEXTS[code] ?? errorMessage(code);
}

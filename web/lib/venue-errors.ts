import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorMessage } from './errors.ts';

const DENIED = {
  view: msg({ id: 'denied.view', message: 'Permission denied: You do not have permission to view this establishment' }),
  create: msg({
    id: 'denied.create',
    message: 'Permission denied: You do not have permission to create establishments',
  }),
  update: msg({
    id: 'denied.update',
    message: 'Permission denied: You do not have permission to update this establishment',
  }),
  delete: msg({
    id: 'denied.delete',
    message: 'Permission denied: You do not have permission to delete this establishment',
  }),
  modify: msg({
    id: 'denied.modify',
    message: 'Permission denied: You do not have permission to modify this establishment',
  }),
  uploadPhotos: msg({
    id: 'denied.uploadPhotos',
    message: 'Permission denied: You do not have permission to upload photos to this establishment',
  }),
  deletePhotos: msg({
    id: 'denied.deletePhotos',
    message: 'Permission denied: You do not have permission to delete photos of this establishment',
  }),
  modifyPhotos: msg({
    id: 'denied.modifyPhotos',
    message: 'Permission denied: You do not have permission to modify photos of this establishment',
  }),
} as const satisfies Record<string, MessageDescriptor>;

/** What is tried with a venue. */
type VenueAct = keyof typeof DENIED;

const VENUE_GONE = msg({ id: 'venue.notFound', message: 'Establishment not found' });
const PHOTO_GONE = msg({ id: 'photos.notFound', message: 'Photo or establishment not found' });

/** The sentences for what fails with a venue: what is not allowed and what is gone is named. */
function messagesOf(act: VenueAct, gone = VENUE_GONE): (code: string) => MessageDescriptor {
  return (code) => {
    if (code === 'FORBIDDEN') return DENIED[act];
    return code === 'NOT_FOUND' ? gone : errorMessage(code);
  };
}

export const VENUE_ERRORS = {
  view: messagesOf('view'),
  create: messagesOf('create'),
  update: messagesOf('update'),
  delete: messagesOf('delete'),
  modify: messagesOf('modify'),
  uploadPhotos: messagesOf('uploadPhotos'),
  deletePhotos: messagesOf('deletePhotos', PHOTO_GONE),
  modifyPhotos: messagesOf('modifyPhotos', PHOTO_GONE),
} as const satisfies Record<VenueAct, unknown>;

import { print } from 'graphql';
import { refresh } from '../../../lib/session/session-calls.ts';
import { readToken } from '../../../lib/session/token.ts';
import { AddPhotosDocument, type AddPhotosMutation } from './photos.gen.ts';

/** What came of sending one file: `done`, or the code of what was wrong with it or on the way. */
export type UploadOutcome = 'done' | 'ABORTED' | (string & {});

/** An upload that stands still for so long is given up. */
const SILENCE_MS = 60_000;

type Answer = {
  readonly data?: AddPhotosMutation;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly error?: { readonly code?: string };
};

/**
 * Sends one picture and reports its progress, which `fetch` cannot. An expired token is refreshed once. Never rejects.
 * @param onProgress share that is sent, 0 to 1.
 */
export async function uploadPhoto(
  venueId: string,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const token = readToken();
  const outcome = await send(venueId, file, token, signal, onProgress);
  if (outcome !== 'UNAUTHENTICATED' || token === null || signal.aborted) return outcome;
  const next = await refresh(token).catch(() => null);
  return next === null ? outcome : send(venueId, file, next, signal, onProgress);
}

function send(
  venueId: string,
  file: File,
  token: string | null,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve('ABORTED');
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end('TIMEOUT'), SILENCE_MS);
    };
    const abort = () => end('ABORTED');
    const end = (outcome: UploadOutcome) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
      request.abort();
    };
    signal.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => end(outcomeOf(request.responseText)));
    request.addEventListener('error', () => end('NETWORK'));
    request.open('POST', new URL('/graphql', location.href).href);
    request.setRequestHeader('apollo-require-preflight', 'true');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    listen();
    request.send(formOf(venueId, file));
  });
}

/** The operation with its file, after the GraphQL multipart request specification. */
function formOf(venueId: string, file: File): FormData {
  const form = new FormData();
  const variables = { venueId, files: [null] };
  form.append('operations', JSON.stringify({ query: print(AddPhotosDocument), variables }));
  form.append('map', JSON.stringify({ 0: ['variables.files.0'] }));
  form.append('0', file);
  return form;
}

function outcomeOf(text: string): UploadOutcome {
  const answer = read(text);
  const result = answer.data?.addPhotos;
  if (!result) return answer.errors?.[0]?.extensions?.code ?? answer.error?.code ?? 'INTERNAL';
  const [error] = result.errors;
  if (!error) return 'done';
  switch (error.__typename) {
    case 'ValidationFailed':
      return error.fields[0]?.code ?? 'VALIDATION_FAILED';
    case 'PlanLimitReached':
      return 'planLimit';
    default:
      return error.code;
  }
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

import type { UploadInit } from './uploads.ts';

/** The request of an operation with files, after the GraphQL multipart request specification. */
export function multipart({ files = {}, ...init }: UploadInit): RequestInit {
  const form = new FormData();
  const places = Object.keys(files);
  // Apollo gives the operation as text.
  form.append('operations', typeof init.body === 'string' ? init.body : '');
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
  for (const [index, place] of places.entries()) form.append(String(index), files[place]!);
  const headers = new Headers(init.headers);
  // The browser writes it, with the boundary of the parts.
  headers.delete('content-type');
  return { ...init, headers, body: form };
}

import type { UploadInit } from './uploads.ts';

type Tree = { [name: string]: unknown };

/** Puts null in the place of a file, as the specification wants it. */
function empty(tree: Tree, [name = '', ...rest]: string[]): void {
  if (rest.length === 0) tree[name] = null;
  else empty(tree[name] as Tree, rest);
}

/** The request of an operation with files, after the GraphQL multipart request specification. */
export function multipart({ files = {}, ...init }: UploadInit): RequestInit {
  const form = new FormData();
  const places = Object.keys(files);
  // Apollo gives the operation as text, in which a file is an empty object.
  const operation = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Tree;
  for (const place of places) empty(operation, place.split('.'));
  form.append('operations', JSON.stringify(operation));
  form.append('map', JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
  for (const [index, place] of places.entries()) form.append(String(index), files[place]!);
  const headers = new Headers(init.headers);
  // The browser writes it, with the boundary of the parts.
  headers.delete('content-type');
  return { ...init, headers, body: form };
}

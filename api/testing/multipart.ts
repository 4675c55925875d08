import type { TestApp } from './test-app.ts';

/** A file as a form sends it. */
export interface SentFile {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

const blobOf = ({ bytes, type = 'image/jpeg' }: SentFile): Blob => new Blob([new Uint8Array(bytes)], { type });

/** Sends files to a route of REST, in the field of pictures. */
export async function sendFiles(
  app: TestApp,
  path: string,
  files: readonly SentFile[],
  token?: string,
): Promise<Response> {
  const form = new FormData();
  for (const file of files) form.append('photos', blobOf(file), file.name ?? 'photo.jpg');
  return fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
}

/** Sends one file to a route of REST, in the field `file`. */
export async function sendFile(app: TestApp, path: string, file: SentFile, token: string): Promise<Response> {
  const form = new FormData();
  form.append('file', blobOf(file), file.name ?? 'file');
  return fetch(`${app.url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
}

/** Sends files with an operation of GraphQL, in the variable `files`. */
export async function sendFilesWithOperation(
  app: TestApp,
  query: string,
  variables: object,
  files: readonly SentFile[],
  token: string,
): Promise<{ status: number; data: unknown; error: string | undefined }> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, files: files.map(() => null) } }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))));
  files.forEach((file, index) => form.set(String(index), blobOf(file), file.name ?? 'photo.jpg'));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
    error?: { code: string };
  };
  return { status: response.status, data: body.data, error: body.errors?.[0]?.extensions.code ?? body.error?.code };
}

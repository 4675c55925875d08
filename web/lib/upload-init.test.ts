import { expect, test } from 'vitest';
import { multipart } from './upload-init.ts';

const file = new File(['pixels'], 'moi.jpg', { type: 'image/jpeg' });

test('an operation with files is a form: the operation with null for each file, their places, the files', () => {
  const body = JSON.stringify({
    query: 'mutation…',
    variables: { id: 'v1', files: [file, file], input: { cover: file } },
  });
  const places = ['variables.files.0', 'variables.files.1', 'variables.input.cover'];
  const init = multipart({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body,
    files: Object.fromEntries(places.map((place) => [place, file])),
  });
  const form = init.body as FormData;
  expect([...form.keys()]).toEqual(['operations', 'map', '0', '1', '2']);
  expect(JSON.parse(form.get('operations') as string)).toEqual({
    query: 'mutation…',
    variables: { id: 'v1', files: [null, null], input: { cover: null } },
  });
  expect(JSON.parse(form.get('map') as string)).toEqual(Object.fromEntries(places.map((place, n) => [n, [place]])));
  expect((form.get('1') as File).name).toBe('moi.jpg');
  // The browser writes the type, with the boundary of the parts.
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({ authorization: 'Bearer x' });
});

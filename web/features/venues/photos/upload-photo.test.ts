import { print } from 'graphql';
import { expect, test } from 'vitest';
import { AddPhotosDocument } from './photos.gen.ts';

test('the upload is sent past Apollo Client: its document has none of the directives that only Apollo knows', () => {
  expect(print(AddPhotosDocument)).not.toContain('@');
});

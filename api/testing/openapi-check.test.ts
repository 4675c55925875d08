import { expect, test } from 'vitest';
import { OpenApiCheck } from './openapi-check.ts';

const THING = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' }, size: { type: 'integer' } },
};
const check = new OpenApiCheck({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1', summary: '', description: '' },
  servers: [],
  tags: [],
  paths: {
    '/things/{id}': {
      get: {
        responses: {
          200: {
            description: 'A thing.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  components: { schemas: { Thing: THING }, responses: { NotFound: { description: 'Nothing.' } } },
});

const ID = '00000000-0000-4000-8000-000000000001';
const problems = (
  body: object | null,
  status = 200,
  headers: Record<string, string> = { etag: 'x' },
  path = '/things/{id}',
) =>
  check.problems({
    method: 'GET',
    path,
    response: new Response(null, { status, headers }),
    text: body ? JSON.stringify(body) : '',
  });

test.each<[title: string, given: Parameters<typeof problems>, problem: RegExp | null]>([
  ['what is as described', [{ id: ID, size: 3 }], null],
  ['a described answer without a body', [null, 404], null],
  ['a missing field', [{ size: 3 }], /required property 'id'/],
  ['a field of another type', [{ id: ID, size: '3' }], /size must be integer/],
  ['a text of another format', [{ id: 'x' }], /format "uuid"/],
  ['a field that is not described', [{ id: ID, colour: 'red' }], /additional.*colour/],
  ['a status that is not described', [{ id: ID }, 201], /201 is not described/],
  ['a path that is not described', [{ id: ID }, 200, {}, '/others'], /others.* is not described/],
  ['a header that is missing', [{ id: ID }, 200, {}], /header ETag is missing/],
  ['a body where none is described', [{ id: ID }, 404], /none is described/],
])('the check of answers tells %s', (_, given, problem) => {
  if (problem) expect(problems(...given).join('\n')).toMatch(problem);
  else expect(problems(...given)).toEqual([]);
});

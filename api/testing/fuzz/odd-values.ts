import type { Random } from '../random.ts';

/** A placeholder for numbers that JSON.stringify cannot write, replaced in the text of the request. */
const RAW_NUMBERS = { '@1e309@': '1e309', '@-1e309@': '-1e309', '@-0@': '-0', '@1e400@': '1e400' };

/** The text of a request, with numbers that no client would write. */
export function oddJson(value: unknown): string {
  let text = JSON.stringify(value) ?? '';
  for (const [word, number] of Object.entries(RAW_NUMBERS)) text = text.replaceAll(`"${word}"`, number);
  return text;
}

/** An own property named `__proto__`. */
const named = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);
const POLLUTION = [
  named('__proto__', { isAdmin: true, role: 'ADMIN' }),
  named('constructor', { prototype: { isAdmin: true } }),
  named('toString', 'x'),
  named('hasOwnProperty', null),
];

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

export const UUID = '0b9fd4c6-6f0e-4d0f-9a3c-2f1f6a5f0c11';

/** Texts that break parsers, storage or display. `trap` is a URL of ours that the product must never request. */
export function oddTexts(trap: string): string[] {
  return [
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    'x\uDC00y',
    '\uFFFE\uFFFF',
    '\u202Egnirts\u202C',
    '\u2028\u2029',
    '\r\nBcc: victim@exemple.test\r\n\r\nx',
    'İıŞß',
    `e${'\u0301'.repeat(500)}`,
    '👩‍👩‍👧‍👦'.repeat(50),
    'x'.repeat(20_000),
    ' '.repeat(20_000),
    `${'a.'.repeat(5_000)}@${'b.'.repeat(5_000)}`,
    `${'!'.repeat(9_000)}\n`,
    "'; drop table venue; --",
    "' or '1'='1",
    '%_\\',
    '{"$ne":null}',
    '<script>alert(1)</script>',
    '${jndi:ldap://x}{{7*7}}<%= 7 %>',
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e309',
    '9'.repeat(400),
    '٣٤',
    '2024-02-30',
    '0000-00-00',
    '275760-09-14',
    '-271821-04-20',
    `${trap}/picture.jpg`,
    'file:///etc/passwd',
    'javascript:alert(1)',
    UUID,
    UUID.toUpperCase(),
    `{${UUID}}`,
    UUID.replaceAll('-', ''),
    '00000000-0000-0000-0000-000000000000',
    'zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz',
  ];
}

const WHOLES = [0, -1, 1, 2, 7, 2_147_483_647, -2_147_483_648, 1_000_000];
const NUMBERS = ['@-0@', 1e308, -1e308, 5e-324, 1e21, 0.1, -90.000001, 180.5, Number.MAX_SAFE_INTEGER + 2];
const DAYS = ['0001-01-01', '9999-12-31', '2024-02-29', '1582-10-10', '2030-01-01', '1970-01-01'];

/** Integers that GraphQL accepts, and other layers may not. */
export const oddWhole = (random: Random): unknown => random.pick(WHOLES);
export const oddNumber = (random: Random): unknown => random.pick([...WHOLES, ...NUMBERS]);
export const oddDay = (random: Random): unknown => random.pick(DAYS);

/** A value of another type than expected. */
export function wrongKind(random: Random): unknown {
  // A copy, because it may be modified further.
  const drawn = random.pick<unknown>([
    null,
    true,
    'x',
    7,
    1.5,
    2_147_483_648,
    '@1e309@',
    '@-1e309@',
    '@1e400@',
    [],
    [null],
    [[['x']]],
    {},
    ['a', 'b'],
    { length: 1e9 },
    nested(40),
    nested(2_000),
    Array.from({ length: 2_000 }, (_, index) => index),
    ...POLLUTION,
  ]);
  return structuredClone(drawn);
}

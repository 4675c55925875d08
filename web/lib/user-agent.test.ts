import { expect, test } from 'vitest';
import { readUserAgent } from './user-agent.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Linux', mobile: false },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    { browser: 'Edge', system: 'Windows', mobile: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', mobile: true },
  ],
  ['curl/8.14', { browser: null, system: null, mobile: false }],
])('%s', (text, expected) => {
  expect(readUserAgent(text)).toEqual(expected);
});

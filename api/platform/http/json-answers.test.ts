import { expect, test } from 'vitest';
import { encodeJson } from './json-answers.ts';

test.each(['', 'Hotel', 'Hôtel de l’Œuf, 80 €', 'Auberge 🥚', '\ud83e alone', 'x’'.repeat(100_000)])(
  'JSON text is encoded as UTF-8: %.20s',
  (text) => {
    const json = JSON.stringify({ text });
    expect(encodeJson(json).equals(Buffer.from(json))).toBe(true);
  },
);

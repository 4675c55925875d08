import { expect, test } from 'vitest';
import { kept, pushed, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('at first the middle of the longer side is kept', () => {
  expect(squareOf(WHOLE, WIDE)).toEqual({ left: 100, top: 0, edge: 200 });
});

test('a picture that is pushed to the right shows more of its left, and no more than there is', () => {
  expect(squareOf(pushed(WHOLE, WIDE, 0.25, 0), WIDE).left).toBe(50);
  expect(squareOf(pushed(WHOLE, WIDE, 5, 5), WIDE)).toEqual({ left: 0, top: 0, edge: 200 });
});

test('looking nearer keeps the middle; going back from an edge keeps the square inside', () => {
  expect(squareOf({ ...WHOLE, zoom: 2 }, WIDE)).toEqual({ left: 150, top: 50, edge: 100 });
  const atEdge = pushed({ ...WHOLE, zoom: 4 }, WIDE, -100, -100);
  expect(squareOf(atEdge, WIDE)).toEqual({ left: 350, top: 150, edge: 50 });
  expect(squareOf(kept({ ...atEdge, zoom: 1 }, WIDE), WIDE)).toEqual({ left: 200, top: 0, edge: 200 });
});

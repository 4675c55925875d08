import { ArrayMaxSize, IsInt, Max, MaxLength, Min, MinLength } from 'class-validator';
import { expect, test } from 'vitest';
import { refusalOf } from './errors.ts';
import { validateInput } from './validation.ts';

class Base {
  @Min(2)
  @Max(9)
  people = 0;
}

class Input extends Base {
  @MaxLength(3)
  @MinLength(2)
  name = 'Anne';

  @ArrayMaxSize(1)
  @Max(5, { each: true })
  days = [1, 7];

  @IsInt()
  rooms = 1.5;
}

test('what breaks a limit is told with the limit', async () => {
  const refusal = await refusalOf(() => validateInput(new Input()));
  expect(refusal?.fields).toEqual(
    expect.arrayContaining([
      { path: 'people', code: 'tooSmall', params: { min: 2 } },
      { path: 'name', code: 'tooLong', params: { max: 3 } },
      { path: 'days', code: 'tooMany', params: { max: 1 } },
      { path: 'days', code: 'tooGreat', params: { max: 5 } },
      { path: 'rooms', code: 'notWhole' },
    ]),
  );
  expect(refusal?.fields).toHaveLength(5);
});

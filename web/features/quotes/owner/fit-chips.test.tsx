import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { FitList } from './fit-chips.tsx';

test.each(['MISMATCH', 'UNKNOWN'] as const)(
  'of a size that is %s, a layout is spoken of only where one was asked for',
  async (verdict) => {
    const fit = [
      { __typename: 'QuoteFit' as const, criterion: 'PARTICIPANTS' as const, verdict, wanted: 80, listed: 60 },
    ];
    const { unmount } = await renderWithApp(<FitList fit={fit} layoutAsked={false} />);
    const said = () => screen.getByRole('listitem').textContent;
    expect(said()).toMatch(/pour cet événement/);
    expect(said()).not.toMatch(/disposition/);
    unmount();
    await renderWithApp(<FitList fit={fit} layoutAsked />);
    expect(said()).toMatch(/dans cette disposition/);
  },
);

test('dates that suit, are in option and are not possible are told apart', async () => {
  const said = new Set<string>();
  for (const verdict of ['MATCH', 'UNKNOWN', 'MISMATCH'] as const) {
    const fit = [{ __typename: 'QuoteFit' as const, criterion: 'DATES' as const, verdict, wanted: null, listed: null }];
    const { unmount } = await renderWithApp(<FitList fit={fit} layoutAsked={false} />);
    said.add(screen.getByRole('listitem').textContent);
    unmount();
  }
  expect(said.size).toBe(3);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { useBriefFields, withFields, type BriefFields } from './brief-fields.ts';
import { keptBrief } from './event-brief.ts';

function Fields({ name }: { name: string }) {
  const [{ startDate, capacity }, tell] = useBriefFields();
  return (
    <>
      <input
        aria-label={`day ${name}`}
        value={startDate}
        onChange={({ target }) => tell({ startDate: target.value })}
      />
      <input
        aria-label={`people ${name}`}
        value={capacity}
        onChange={({ target }) => tell({ capacity: target.value })}
      />
    </>
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('?startDate=2027-09-09', { replace: true })}>
      elsewhere
    </button>
  );
}

const open = (query = '') =>
  renderWithApp(
    <>
      <Fields name="above" />
      <Fields name="below" />
      <Elsewhere />
    </>,
    { url: `/lieu${query}`, path: '/lieu' },
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('what is typed in one place shows in the other at once, and stands in the address after it', async () => {
  const { address } = await open('?location=lyon&startDate=2027-03-01');
  expect([value('day above'), value('day below')]).toEqual(['2027-03-01', '2027-03-01']);
  type('day below', '2027-04-02');
  type('people above', '40');
  expect([value('day above'), value('people below')]).toEqual(['2027-04-02', '40']);
  await waitFor(() => expect(address()).toBe('/lieu?location=lyon&startDate=2027-04-02&capacity=40'));
  expect([value('day above'), value('people below')]).toEqual(['2027-04-02', '40']);
  // For pages that are not reached from here.
  expect(keptBrief()).toBe('capacity=40&startDate=2027-04-02');
});

test('a field that is left is told without waiting', async () => {
  const { address } = await open();
  type('day above', '2027-04-02');
  fireEvent.blur(screen.getByLabelText('day above'));
  await waitFor(() => expect(address()).toBe('/lieu?startDate=2027-04-02'), { timeout: 300 });
});

test('half a date stays where it is typed, and out of the address', async () => {
  const { address } = await open('?startDate=2027-03-01');
  type('day above', '0002-04-02');
  fireEvent.blur(screen.getByLabelText('day above'));
  await waitFor(() => expect(address()).toBe('/lieu'));
  expect(value('day above')).toBe('0002-04-02');
});

test('an address that changes otherwise counts more than what was typed', async () => {
  const { user } = await open('?startDate=2027-03-01');
  type('day above', '2027-04-02');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  await waitFor(() => expect(value('day below')).toBe('2027-09-09'));
});

test.each<[string, Partial<BriefFields>, string]>([
  ['?a=1', { startDate: '2027-03-01' }, '?a=1&startDate=2027-03-01'],
  ['?capacity=40&a=1', {}, '?a=1'],
  ['?capacity=40', { capacity: '0' }, ''],
])('%s with %j', (search, fields, expected) =>
  expect(withFields(search, { startDate: '', endDate: '', capacity: '', ...fields })).toBe(expected),
);

import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayOfHalf, halfOf } from '../../../../schema/half-days.ts';
import { LINKED_CALENDAR } from '../../../../schema/calendar-limits.ts';
import { calendar, event, GOOGLE, OUTLOOK } from './calendar-file.fixtures.ts';
import { readCalendarFile } from './calendar-file.ts';
import { readInThread } from './read-in-thread.ts';

const OPTIONS = { zone: 'Europe/Paris', from: '2026-11-24', to: '2028-11-25', host: 'lieux.example' };

const tell = (half: number) => `${dayOfHalf(half)} ${halfOf(half) === 'MORNING' ? 'am' : 'pm'}`;
const read = (text: string, zone = OPTIONS.zone) =>
  readCalendarFile(text, { ...OPTIONS, zone }).taken.map(([first, last, title]) =>
    [tell(first), ...(last === first ? [] : [tell(last)]), title].join(', '),
  );
const one = (...lines: string[]) => read(calendar(event('UID:1', 'SUMMARY:x', ...lines)));

afterEach(() => {
  vi.restoreAllMocks();
});

test('an export of Google is read', () => {
  expect(readCalendarFile(GOOGLE, OPTIONS)).toMatchObject({ name: 'Réservations du manoir', skipped: 0 });
  expect(read(GOOGLE)).toEqual([
    '2026-12-01 pm, Cours de danse',
    '2026-12-07 am, Comité Durand',
    '2026-12-16 am, Cours de danse (déplacé)',
    '2026-12-22 pm, Cours de danse',
    '2026-12-24 am, 2026-12-26 pm, Noël en famille',
  ]);
});

test('an export of Outlook is read', () => {
  expect(readCalendarFile(OUTLOOK, OPTIONS)).toMatchObject({ name: 'Calendrier', skipped: 0 });
  expect(read(OUTLOOK)).toEqual([
    '2027-03-15 am, 2027-03-16 am, Séminaire Altis',
    '2027-04-05 am, 2027-04-06 pm, Fermeture annuelle',
    '2027-04-09 am, ',
  ]);
});

test.each<[string, string[], string[]]>([
  ['a morning ends at one', ['DTSTART:20261201T080000Z', 'DTEND:20261201T120000Z'], ['2026-12-01 am, x']],
  [
    'over noon both halves count',
    ['DTSTART:20261201T080000Z', 'DTEND:20261201T121500Z'],
    ['2026-12-01 am, 2026-12-01 pm, x'],
  ],
  ['an evening goes on after midnight', ['DTSTART:20261201T180000Z', 'DTEND:20261202T020000Z'], ['2026-12-01 pm, x']],
  [
    'a night that lasts takes the morning',
    ['DTSTART:20261201T180000Z', 'DTEND:20261202T060000Z'],
    ['2026-12-01 pm, 2026-12-02 am, x'],
  ],
  ['a moment counts', ['DTSTART:20261201T140000Z'], ['2026-12-01 pm, x']],
  ['a duration counts', ['DTSTART:20261201T080000Z', 'DURATION:P1DT1H'], ['2026-12-01 am, 2026-12-02 am, x']],
  ['a day without an end', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01 am, 2026-12-01 pm, x']],
  [
    'a time without a zone is that of the place',
    ['DTSTART:20261201T130000', 'DTEND:20261201T140000'],
    ['2026-12-01 pm, x'],
  ],
  [
    'a zone without rules is known by its name',
    ['DTSTART;TZID=America/New_York:20261201T060000'],
    ['2026-12-01 am, x'],
  ],
  [
    'a zone with the name of a program before it',
    ['DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20261201T080000'],
    ['2026-12-01 pm, x'],
  ],
  ['an unknown zone is that of the place', ['DTSTART;TZID=Nowhere:20261201T120000'], ['2026-12-01 am, x']],
  ['what began long ago', ['DTSTART:20261101T080000Z', 'DTEND:20261130T170000Z'], ['2026-11-24 am, 2026-11-30 pm, x']],
  ['the past is left out', ['DTSTART:20261101T080000Z'], []],
  ['the far future is left out', ['DTSTART:20300101T080000Z'], []],
  [
    'dates that are added',
    ['DTSTART:20261201T080000Z', 'RDATE:20261205T080000Z'],
    ['2026-12-01 am, x', '2026-12-05 am, x'],
  ],
  [
    'summer time moves no repetition',
    ['DTSTART;TZID=Europe/Paris:20270326T123000', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2027-03-26 am, x', '2027-04-02 am, x'],
  ],
  [
    'a rule in UTC moves with the clock',
    ['DTSTART:20270326T113000Z', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ['2027-03-26 am, x', '2027-04-02 pm, x'],
  ],
])('%s', (_what, lines, expected) => {
  expect(one(...lines)).toEqual(expected);
});

test('the clock is that of the venue', () => {
  const noonInParis = calendar(event('UID:1', 'SUMMARY:x', 'DTSTART;TZID=Europe/Paris:20261201T110000'));
  expect(read(noonInParis, 'Indian/Reunion')).toEqual(['2026-12-01 pm, x']);
  expect(read(noonInParis, 'America/Martinique')).toEqual(['2026-12-01 am, x']);
});

test('what this site has written does not come back', () => {
  expect(read(calendar(event('UID:8f8fb0b1@lieux.example', 'DTSTART:20261201T080000Z')))).toEqual([]);
});

test('an event that nobody understands hides no other', () => {
  const text = calendar(
    event('UID:1', 'SUMMARY:no begin'),
    event('UID:2', 'DTSTART:20261201T080000Z', 'RRULE:FREQ=NEVER'),
    event('UID:3', 'DTSTART:yesterday'),
    event('UID:4', 'DTSTART:20261201T080000Z', 'SUMMARY:x'),
  );
  expect(readCalendarFile(text, OPTIONS)).toMatchObject({ skipped: 3 });
  expect(read(text)).toEqual(['2026-12-01 am, x']);
});

describe('is refused:', () => {
  const whole = calendar(event('UID:1', 'DTSTART:20261201T080000Z'), event('UID:2', 'DTSTART:20261202T080000Z'));
  const many = (count: number, ...lines: string[]) =>
    calendar(...Array.from({ length: count }, (_, id) => event(`UID:${id}`, ...lines)));

  test.each([
    ['a page', '<!doctype html><title>Sign in</title>', 'UNREADABLE'],
    ['nothing', '', 'UNREADABLE'],
    ['a file that was cut off in an event', whole.slice(0, whole.lastIndexOf('DTSTART')), 'UNREADABLE'],
    ['a file that was cut off between events', whole.slice(0, whole.lastIndexOf('END:VCALENDAR')), 'UNREADABLE'],
    [
      '10,000 repetitions',
      calendar(event('UID:1', 'DTSTART:20261201T080000Z', 'RRULE:FREQ=HOURLY;COUNT=10000')),
      'TOO_MANY',
    ],
    [
      'repetitions without an end',
      calendar(event('UID:1', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY')),
      'TOO_MANY',
    ],
    ['too many events', many(LINKED_CALENDAR.events + 1, 'DTSTART:20200101T080000Z'), 'TOO_MANY'],
  ])('%s', (_what, text, code) => {
    expect(() => readCalendarFile(text, OPTIONS)).toThrow(expect.objectContaining({ code }));
  });

  test('what takes longer than its time, and the thread ends', async () => {
    // A zone that changes each second for centuries.
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'DTSTART:16010101T000000',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = calendar(zone, event('UID:1', 'DTSTART;TZID=Odd:20261201T080000'));
    await expect(readInThread(Buffer.from(text), OPTIONS)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  }, 20_000);

  test('one whose thread fails while it is ended for taking too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.spyOn(Worker.prototype, 'terminate').mockImplementationOnce(async function (this: Worker) {
      this.emit('error', new Error('out of memory'));
      return this.terminate();
    });
    const text = calendar(event('UID:1', 'DTSTART:20261201T080000Z'));
    await expect(readInThread(Buffer.from(text), OPTIONS)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  });
});

test('files of old programs keep their accents', async () => {
  const text = calendar(event('UID:1', 'DTSTART:20261201T080000Z', 'SUMMARY:Été'));
  for (const encoding of ['utf8', 'latin1'] as const) {
    const { taken } = await readInThread(Buffer.from(text, encoding), OPTIONS);
    expect(taken[0]![2]).toBe('Été');
  }
});

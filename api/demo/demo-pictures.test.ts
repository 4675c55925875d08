import { Jobs } from '../platform/jobs/jobs.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import type { JobContext } from '../platform/jobs/job-runner.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { DEMO_PICTURES, DemoPictures, orderDemoPictures } from './demo-pictures.jobs.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoVenues } from './demo-venues.ts';
import { INTERIORS } from './scenes/interiors/interiors.ts';
import { CEILINGS, interiorVariant } from './scenes/interiors/room.ts';
import { drawScene } from './scenes/scene.ts';
import type { SceneSetting } from './scenes/scene.types.ts';
import { seedDemo } from './seed-demo.ts';
import { seedReferences } from './seed-references.ts';
import { productOf } from '../features.ts';

const logger = createLogger('silent');

describe('pictures of the demo world', () => {
  const pictures = demoPictures();

  it('are four to eight for each public venue and none for the others', () => {
    const names = demoVenues()
      .filter(({ isPublished }) => isPublished)
      .map(({ content }) => content.name);
    expect([...pictures.keys()]).toEqual(names);
    for (const [name, of] of pictures) {
      expect(of.length, name).toBeGreaterThanOrEqual(4);
      expect(of.length, name).toBeLessThanOrEqual(8);
    }
  });

  it('say that they are drawn and what they show, each in its own words', () => {
    for (const [name, of] of pictures) {
      const alts = of.map(({ alt }) => alt);
      expect(new Set(alts).size, name).toBe(alts.length);
      for (const alt of alts) expect(alt).toMatch(/^Illustration\u202f: [\p{Lu}\d].{10,}$/u);
      for (const alt of alts) expect(alt).not.toMatch(/[{}]|à Les? |undefined/);
    }
  });
});

describe('the slider of the home page', () => {
  const slides = demoVenues().filter(({ flags }) => flags.sliderOrder !== null);

  it.each(slides.map(({ content }) => content.name))(
    'keeps roof and base of %s in a strip of 16 to 5',
    async (name) => {
      const [first, ...others] = demoPictures().get(name)!;
      expect([first!.setting.wide, others.some(({ setting }) => setting.wide)]).toEqual([true, false]);
      const drawing = drawScene(first!.setting);
      const rowOf = (svg: string, top: number): Promise<Buffer> =>
        sharp(Buffer.from(svg)).extract({ left: 550, top, width: 500, height: 1 }).removeAlpha().raw().toBuffer();
      const sky = drawing.replace(/<clipPath[^]*$/, '</svg>');
      const [cut, bare] = await Promise.all([drawing, sky].map((svg) => rowOf(svg, 125)));
      const covered = cut!.filter((value, index) => Math.abs(value - bare![index]!) > 8).length / cut!.length;
      expect(covered, 'what stands at the upper edge of the strip').toBeLessThan(0.1);
      const ground = await sharp(await rowOf(drawing, 625), { raw: { width: 500, height: 1, channels: 3 } }).stats();
      expect(Math.max(...ground.channels.map(({ stdev }) => stdev)), 'no front at its lower edge').toBeLessThan(70);
    },
  );
});

describe('interiors', () => {
  const base = { season: 'summer', regionCode: '84', stars: 4 } as const;

  it('of meetings are those of the venue: larger ones have more seats, those without daylight no window', () => {
    const rooms = new Map(demoVenues().map(({ content }) => [content.name, content.rooms]));
    const meetings = [...demoPictures()].flatMap(([name, of]) => of.map(({ setting }) => ({ name, setting })));
    const plenaries = meetings.filter(({ setting }) => setting.scene === 'plenary');
    expect(plenaries.length).toBeGreaterThan(100);
    for (const { name, setting } of plenaries) {
      const inside = rooms.get(name)!.filter(({ ceilingHeightM }) => ceilingHeightM !== null);
      expect(setting.room?.areaSqm, name).toBe(Math.max(...inside.map(({ areaSqm }) => areaSqm ?? 0)));
    }
    const seated = (scene: SceneSetting['scene'], areaSqm: number, daylight: boolean): string =>
      drawScene({ ...base, scene, hour: 'noon', seed: 'a', variant: 0, room: { areaSqm, daylight } });
    for (const scene of ['plenary', 'meeting-u', 'boardroom'] as const) {
      expect(seated(scene, 300, true).length).toBeGreaterThan(seated(scene, 25, true).length * 1.15);
      expect(seated(scene, 60, true)).toContain('fill="url(#sky)"');
      expect(seated(scene, 60, false)).not.toContain('fill="url(#sky)"');
    }
  });

  const settingsOf = (scene: SceneSetting['scene']): SceneSetting[] =>
    CEILINGS.flatMap((ceiling, row) =>
      Array.from({ length: 4 }, (_, turn): SceneSetting => {
        const hour = (['morning', 'dusk', 'noon', 'night', 'dawn'] as const)[(row + turn) % 5]!;
        return { ...base, scene, hour, seed: `${ceiling} ${turn}`, variant: interiorVariant(turn, ceiling) };
      }),
    );

  it.each([...INTERIORS])('%s is drawn in many ways, all of them small', async (scene) => {
    const drawings = settingsOf(scene).map(drawScene);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const svg of drawings) {
      expect(svg.length).toBeLessThan(60_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    const { width, height } = await sharp(Buffer.from(drawings[0]!))
      .png()
      .toBuffer()
      .then((png) => sharp(png).metadata());
    expect([width, height]).toEqual([1600, 1067]);
  });
});

describe('a database with the demo world', () => {
  let test: TestApp;
  let drawing: DemoPictures;
  const context: JobContext = { attempt: 1, signal: new AbortController().signal, logger };
  const photosOf = (venueId: string) =>
    test.database.rows<{ alt: string; width: number }>(
      'select alt, width from photo where venue_id = $1 order by position',
      [venueId],
    );
  const waiting = (queue: string) =>
    test.database.rows<{ data: { venueId: string; name: string }; priority: number }>(
      `select data, priority from pgboss.job where name = $1 and data ? 'venueId' order by priority desc`,
      [queue],
    );

  beforeAll(async () => {
    test = await startTestApp();
    drawing = new DemoPictures(test.database, test.app.services.photos);
    await seedDemo(test.database);
  });
  afterAll(() => test.stop());

  it('has its pictures ordered once, the first ones of the first pages before all others', async () => {
    const { product } = await productOf({ demo: true });
    const open = () => Jobs.open(test.database, product.all('queues'), logger);
    expect(await orderDemoPictures(test.database, open, true)).toBe(demoPictures().size);
    expect(await waiting(DEMO_PICTURES.name)).toEqual([]);
    expect(await orderDemoPictures(test.database, open)).toBe(demoPictures().size);
    expect(await orderDemoPictures(test.database, open)).toBeNull();
    const jobs = await waiting(DEMO_PICTURES.name);
    expect(jobs).toHaveLength(demoPictures().size);
    const [first] = await test.database.rows<{ data: object }>(
      'select data from pgboss.job where name = $1 order by priority desc limit 1',
      [DEMO_PICTURES.name],
    );
    expect(first).toEqual({ data: { first: true } });
    const onHome = await test.database.rows<{ id: string }>(
      'select id from venue where is_published and (is_homepage_slider or is_favourite)',
    );
    const places = onHome.map(({ id }) => jobs.findIndex(({ data }) => data.venueId === id));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThan(onHome.length + 20);
  });

  it('gets those of a venue by its job, seen by the public, and the same job twice changes nothing', async () => {
    const [{ data } = { data: { venueId: '', name: '' } }] = await waiting(DEMO_PICTURES.name);
    const pictures = demoPictures().get(data.name)!;
    await drawing.run(data, context);
    await drawing.run(data, context);
    const photos = await photosOf(data.venueId);
    expect(photos.map(({ alt }) => alt)).toEqual(pictures.map(({ alt }) => alt));
    expect(photos.map(({ width }) => width)).toEqual(pictures.map((_, index) => (index === 0 ? 1_600 : 1_280)));
    const answer = await test.graphql<{ venue: { photos: { alt: string }[] } }>(
      'query ($slug: String!) { venue(slug: $slug) { photos { alt } } }',
      { slug: data.venueId },
    );
    expect(answer.data.venue.photos[0]?.alt).toBe(pictures[0]!.alt);
  });

  it('draws nothing for a venue that is gone, and stops when the process does', async () => {
    const jobs = await waiting(DEMO_PICTURES.name);
    const [, { data } = { data: { venueId: '', name: '' } }] = jobs;
    await drawing.run({ ...data, venueId: crypto.randomUUID() }, context);
    const stopping = { ...context, signal: AbortSignal.abort(new Error('The process stops.')) };
    await expect(drawing.run(data, stopping)).rejects.toThrow('The process stops.');
    expect(await photosOf(data.venueId)).toEqual([]);
  });

  it('names twelve client companies, whose logos are served', async () => {
    await seedReferences(test.database, test.app.storage);
    await seedReferences(test.database, test.app.storage);
    const rows = await test.database.rows<{ name: string; logo: { key: string } }>('select name, logo from reference');
    expect(rows).toHaveLength(12);
    for (const { logo } of rows) {
      const response = await fetch(`${test.url}/uploads/${logo.key}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { width, height, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height, hasAlpha]).toEqual([320, 120, true]);
    }
  });
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../kernel/logger.ts';
import type { JobContext } from '../../kernel/jobs/job-runner.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openJobs } from '../../jobs.ts';
import { DEMO_PICTURES, orderDemoPictures } from './demo-pictures.jobs.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoVenues } from './demo-venues.ts';
import { INTERIORS } from './scenes/interiors/interiors.ts';
import { CEILINGS, interiorVariant } from './scenes/interiors/room.ts';
import { drawScene } from './scenes/scene.ts';
import type { SceneSetting } from './scenes/scene.types.ts';
import { seedDemo } from './seed-demo.ts';
import { seedReferences } from './seed-references.ts';

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

  it('say what they show, each in its own words', () => {
    for (const [name, of] of pictures) {
      const alts = of.map(({ alt }) => alt);
      expect(new Set(alts).size, name).toBe(alts.length);
      for (const alt of alts) expect(alt).toMatch(/^[\p{Lu}\d].{10,}$/u);
      for (const alt of alts) expect(alt).not.toMatch(/[{}]|à Les? |undefined/);
    }
  });
});

describe('interiors', () => {
  const base = { season: 'summer', regionCode: '84', stars: 4 } as const;
  const settingsOf = (scene: SceneSetting['scene']): SceneSetting[] =>
    CEILINGS.flatMap((ceiling, row) =>
      Array.from({ length: 4 }, (_, turn): SceneSetting => {
        const hour = (['morning', 'dusk', 'noon', 'night', 'dawn'] as const)[(row + turn) % 5]!;
        return { ...base, scene, hour, seed: `${ceiling} ${turn}`, variant: interiorVariant(turn, ceiling) };
      }),
    );

  it.each(Object.keys(INTERIORS) as SceneSetting['scene'][])(
    '%s is drawn in many ways, all of them small',
    async (scene) => {
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
    },
  );
});

describe('a database with the demo world', () => {
  let test: TestApp;
  const context: JobContext = { jobId: '', attempt: 1, signal: new AbortController().signal, logger };
  const photosOf = (venueId: string) =>
    test.database.rows<{ alt: string; width: number }>(
      'select alt, width from photo where venue_id = $1 order by position',
      [venueId],
    );
  const waiting = (queue: string) =>
    test.database.rows<{ data: { venueId: string; name: string }; priority: number }>(
      'select data, priority from pgboss.job where name = $1 order by priority desc',
      [queue],
    );

  beforeAll(async () => {
    test = await startTestApp();
    await seedDemo(test.database);
  });
  afterAll(() => test.stop());

  it('has its pictures ordered once, those of the first pages first', async () => {
    const open = () => openJobs(test.database, logger);
    expect(await orderDemoPictures(test.database, open)).toBe(demoPictures().size);
    expect(await orderDemoPictures(test.database, open)).toBeNull();
    const jobs = await waiting(DEMO_PICTURES.name);
    expect(jobs).toHaveLength(demoPictures().size);
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
    await test.app.demoPictures.run(data, context);
    await test.app.demoPictures.run(data, context);
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
    await test.app.demoPictures.run({ ...data, venueId: crypto.randomUUID() }, context);
    const stopping = { ...context, signal: AbortSignal.abort(new Error('The process stops.')) };
    await expect(test.app.demoPictures.run(data, stopping)).rejects.toThrow('The process stops.');
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

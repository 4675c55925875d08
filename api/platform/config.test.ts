import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'pleniere-config-'));
const POSTGRES = { DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1/pleniere', SESSION_SECRET: 's'.repeat(32) };

test('nothing set gives the embedded database with the demo world on port 4000', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: null,
    demo: true,
    introspection: true,
  });
});

test('with DATABASE_URL there is no demo world unless it is asked for', () => {
  expect(readConfig(POSTGRES).demo).toBe(false);
  expect(readConfig({ ...POSTGRES, DEMO: '1' }).demo).toBe(true);
});

test('the demo world is for this machine alone unless HOST says otherwise', () => {
  expect(readConfig({ DATA_DIR }).host).toBe('127.0.0.1');
  expect(readConfig({ ...POSTGRES, DEMO: '1' }).host).toBe('127.0.0.1');
  expect(readConfig({ DATA_DIR, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readConfig(POSTGRES).host).toBe('0.0.0.0');
});

test('an empty variable counts as unset, and the public address loses its last slash', () => {
  expect(readConfig({ DATA_DIR, PORT: '', PUBLIC_URL: 'https://pleniere.example/' })).toMatchObject({
    port: 4000,
    publicUrl: 'https://pleniere.example',
  });
});

test('mails are from the publisher unless somebody else is named, who must have an address', () => {
  expect(readConfig({ DATA_DIR }).mailFrom).toEqual({ name: 'Plénière', address: 'contact@pleniere.example' });
  const MAIL_FROM = 'Les devis <devis@lieux.test>';
  expect(readConfig({ DATA_DIR, MAIL_FROM }).mailFrom).toEqual({ name: 'Les devis', address: 'devis@lieux.test' });
  expect(() => readConfig({ DATA_DIR, MAIL_FROM: 'Les devis' })).toThrow(/MAIL_FROM must be like/);
});

const OPERATOR = {
  OPERATOR_NAME: 'Lieux & Co',
  OPERATOR_LEGAL_FORM: 'SARL',
  OPERATOR_REGISTRATION: 'RCS Paris 123 456 789',
  OPERATOR_ADDRESS: '1 rue de Rivoli, 75001 Paris',
  OPERATOR_PHONE: '01 99 00 11 22',
  OPERATOR_EMAIL: 'contact@lieux.test',
  OPERATOR_DIRECTOR: 'A. Martin',
  OPERATOR_HOST_NAME: 'Nuage SA',
  OPERATOR_HOST_ADDRESS: '2 rue du Port, 13002 Marseille',
  OPERATOR_HOST_PHONE: '+33 4 99 00 11 22',
};

describe('who publishes the site', () => {
  test('nobody named is a company that says it is fictional, with links of its own', () => {
    const { operator, links, social } = readConfig({ DATA_DIR }).site;
    expect(operator.name).toContain('fictive');
    expect(links.magazine).toContain('.example');
    expect(social.length).toBeGreaterThan(0);
  });

  test('a real publisher has nothing of the fictional one', () => {
    const { operator, links, social } = readConfig({ DATA_DIR, ...OPERATOR, LINKEDIN_URL: 'https://in.test/x' }).site;
    expect(operator).toMatchObject({ name: 'Lieux & Co', capital: null, privacyEmail: 'contact@lieux.test' });
    expect(JSON.stringify({ operator, links })).not.toMatch(/fictive|example/);
    expect(links).toEqual({ events: null, magazine: null, assistant: null });
    expect(social).toEqual([{ network: 'LinkedIn', url: 'https://in.test/x' }]);
  });

  test('a publisher told in part is refused, with what is missing', () => {
    const { OPERATOR_DIRECTOR: _director, ...part } = OPERATOR;
    expect(() => readConfig({ DATA_DIR, ...part })).toThrow(/Missing: OPERATOR_DIRECTOR\./);
  });
});

describe('what cannot be used is refused with the name of the variable', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/x' }],
    ['DATABASE_REPLICA_URLS', { ...POSTGRES, DATABASE_REPLICA_URLS: 'postgres://127.0.0.1/a, mysql://127.0.0.1/b' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1/a' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'guess' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['STORAGE_URL', { STORAGE_URL: 'ftp://files' }],
    ['DEMO', { DEMO: 'perhaps' }],
    ['DEMO_PICTURES', { DEMO_PICTURES: 'some' }],
    ['OPERATOR_PHONE', { OPERATOR_PHONE: 'call us' }],
    ['OPERATOR_HOURS', { OPERATOR_HOURS: '9 to 5' }],
    ['MAGAZINE_URL', { MAGAZINE_URL: 'javascript:alert(1)' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SESSION_SECRET', { DATABASE_URL: POSTGRES.DATABASE_URL }],
  ])('%s', (name, wrong) => {
    expect(() => readConfig({ DATA_DIR, ...wrong })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR, ...wrong })).toThrow(name);
  });

  test('every wrong variable at once', () => {
    expect(() => readConfig({ DATA_DIR, PORT: '-1', DEMO: 'x' })).toThrow(/PORT[\s\S]*DEMO|DEMO[\s\S]*PORT/);
  });
});

const tiles = (given: Record<string, string>) => readConfig({ DATA_DIR, ...given }).tiles;

test('tiles are those of the Géoplateforme unless others are named, or none', () => {
  expect(tiles({})).toMatchObject({ attribution: '© IGN – Géoplateforme' });
  expect(tiles({})!.url).toContain('https://data.geopf.fr/wmts?');
  const TILE_URL = 'https://tiles.test/{z}/{x}/{y}.png';
  expect(tiles({ TILE_URL })).toEqual({ url: TILE_URL, attribution: '© OpenStreetMap' });
  expect(tiles({ TILE_URL, TILE_ATTRIBUTION: '© Nous' })).toEqual({ url: TILE_URL, attribution: '© Nous' });
  expect(tiles({ TILE_URL: 'off' })).toBeNull();
});

test('tests ask nobody unless they say whom', () => {
  expect(tiles({ NODE_ENV: 'test' })).toBeNull();
});

test.each(['https://tiles.test/tile.png', 'ftp://tiles.test/{z}/{x}/{y}', '/tiles/{z}/{x}/{y}', 'none'])(
  'TILE_URL=%s is refused',
  (TILE_URL) => {
    expect(() => tiles({ TILE_URL })).toThrow(/TILE_URL must be a URL/);
  },
);

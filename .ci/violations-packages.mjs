/** What the checks of packages promise to catch: see violations.mjs. */
export const PACKAGES = [
  {
    check: 'licences',
    title: 'a package whose licence binds what it is used in',
    files: {
      'package-lock.json': (text) =>
        text.replace(/("node_modules\/express": \{[^}]*"license": )"MIT"/, '$1"AGPL-3.0-only"'),
    },
    says: 'express is under AGPL-3.0-only',
  },
  {
    check: 'licences',
    title: 'a package that the page of licences does not name',
    files: { 'web/features/legal/packages.json': (text) => text.replace(/\["express", "[\d.]+"\],?/, '') },
    says: 'packages.json differs',
  },
  {
    check: 'lockfile',
    title: 'an address in the lockfile',
    files: {
      'package-lock.json': (text) =>
        text.replace('"integrity"', '"resolved": "https://registry.example/a.tgz",\n      "integrity"'),
    },
    says: 'has an address',
  },
  {
    check: 'lockfile',
    title: 'a platform left out of the lockfile',
    files: {
      'package-lock.json': (text) =>
        text.replace('"node_modules/@rolldown/binding-win32-x64-msvc"', '"node_modules/seeded"'),
    },
    says: 'is left out',
  },
  {
    check: 'lockfile',
    title: 'a range of versions',
    files: { 'package.json': (text) => text.replace(/"express": "/, '"express": "^') },
    says: 'is no exact version',
  },
];

import { styled } from '../../ui/styled.ts';
import list from './packages.json';

/** Where a package is sent: into browsers, or into the image of the server. */
type Place = 'browser' | 'server';

/** Name and version of each, by licence. */
const packages: Readonly<Record<Place, Readonly<Record<string, string[][]>>>> = list;

/** Items of a list whose marks say nothing; its element is not that of {@link Prose}'s lists. */
const Columns = styled('ol', {
  base: {
    columns: { base: 'auto', sm: '2' },
    columnGap: '8',
    mt: '3',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: 'snug',
    '&& > li': { mt: '0', py: '1.5', breakInside: 'avoid' },
    '&& a': { color: 'ink', textDecorationColor: 'rule' },
  },
});

const Version = styled('span', { base: { color: 'ink.muted', fontVariantNumeric: 'tabular-nums' } });

/** How many packages go to a place. */
export function packageCount(place: Place): number {
  return Object.values(packages[place]).flat().length;
}

/** The packages of a place under the licences that they are taken on, the most frequent first. */
export function PackageList({ of: place }: { of: Place }) {
  return Object.entries(packages[place])
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([licence, entries]) => (
      <div key={licence}>
        <h3>
          <span translate="no">{licence}</span> <Version>({entries.length})</Version>
        </h3>
        <Columns translate="no">
          {entries.map(([name, version]) => (
            <li key={`${name}@${version}`}>
              <a href={`https://www.npmjs.com/package/${name}/v/${version}`} rel="noopener">
                {name}
              </a>{' '}
              <Version>{version}</Version>
            </li>
          ))}
        </Columns>
      </div>
    ));
}

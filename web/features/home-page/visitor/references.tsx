import { css } from '#styled/css';
import { styled } from '../../../ui/styled.ts';
import { Trans } from '@lingui/react/macro';
import { List } from '../../../ui/box.ts';
import type { HomePageQuery } from './home.gen.ts';
import { HomeSection } from './home-section.tsx';

/** Logos are made for paper, in colours of which grey would leave nothing: they keep them, and a light ground in the dark theme too. */
const Tile = styled('li', {
  base: {
    flex: { base: '1 1 8rem', md: '1 1 10rem' },
    maxWidth: { base: 'calc(50% - 0.5rem)', md: '12.5rem' },
    height: '20',
    bg: 'light-dark(#FFFFFF, #F2ECE2)',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    '& > a, & > span': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'full',
      height: 'full',
      p: '4',
      borderRadius: 'md',
    },
    '& img': {
      display: 'block',
      width: 'auto',
      height: 'auto',
      maxWidth: 'full',
      maxHeight: 'full',
      objectFit: 'contain',
    },
    '& > a:hover': { outline: '1px solid', outlineColor: 'rule.strong' },
  },
});

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 41rem', md: 'auto 25rem', lg: 'auto 19rem' } });

/** Companies that have found their venues here, by their logos. */
export function References({ references }: { references: HomePageQuery['home']['references'] }) {
  if (references.length === 0) return null;
  return (
    <HomeSection title={<Trans id="home.references">They trust us</Trans>} usualHeight={HEIGHT}>
      <List display="flex" flexWrap="wrap" gap="4" justifyContent={{ base: 'center', lg: 'flex-start' }}>
        {references.map(({ id, name, website, logo }) => {
          const picture = (
            <img src={logo.url} alt={name} width={logo.width} height={logo.height} loading="lazy" decoding="async" />
          );
          return (
            <Tile key={id}>
              {website ? (
                <a href={website} rel="noopener">
                  {picture}
                </a>
              ) : (
                <span>{picture}</span>
              )}
            </Tile>
          );
        })}
      </List>
    </HomeSection>
  );
}

import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { typeset } from '../../../lib/place-names.ts';
import { Item, List, Span } from '../../../ui/box.ts';
import { chipRecipe } from '../../../ui/recipes.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import type { RunningPromotionsQuery } from './promotions.gen.ts';
import { offersPath } from './use-offers-address.ts';

const Chip = styled(RouterLink, chipRecipe, { forwardProps: ['to', 'preventScrollReset'] });

/** On a telephone they stand in one line that can be pushed, with a little of the next one in sight. */
const Row = styled(List, {
  base: {
    display: 'flex',
    gap: '2',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: { base: '1', md: '0' },
    scrollbarWidth: 'none',
    '& a': { whiteSpace: 'nowrap' },
  },
});

const CURRENT = { bg: 'ink', color: 'ink.on', borderColor: 'ink' };

type RegionLinksProps = {
  regions: RunningPromotionsQuery['runningPromotions']['regions'];
  /** Code of the one that is shown; null = all. */
  current: string | null;
};

/** The regions that have offers, as links. */
export function RegionLinks({ regions, current }: RegionLinksProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const total = regions.reduce((sum, { count }) => sum + count, 0);
  const link = (code: string | null, name: React.ReactNode, count: number) => (
    <Item key={code}>
      <Chip
        to={offersPath({ region: code, page: 1 })}
        preventScrollReset
        aria-current={current === code ? 'page' : undefined}
        _currentPage={CURRENT}
      >
        {name}
        <Span fontVariantNumeric="tabular-nums" opacity="0.75">
          {number(count)}
        </Span>
      </Chip>
    </Item>
  );
  return (
    <nav aria-label={t({ id: 'promotions.byRegion', message: 'Offers by region' })}>
      <Row>
        {link(null, <Trans id="promotions.everywhere">All of France</Trans>, total)}
        {regions.map(({ code, name, count }) => link(code, typeset(name), count))}
      </Row>
    </nav>
  );
}

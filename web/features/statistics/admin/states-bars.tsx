import { styled } from '../../../ui/styled.ts';
import { useFormats } from '../../../lib/formats.ts';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Grid } from '../../../ui/box.ts';
import { listPath } from '../../../lib/list/list-address.ts';
import { QUOTES } from '../../quotes/admin/quotes-address.ts';
import type { DashboardQuery } from './dashboard.gen.ts';
import { FigureLine } from './figure.tsx';

type States = DashboardQuery['dashboard']['quoteRequests'];

/** Colours that say how it stands: to do, under way, ended well or not. */
const COLOURS: Record<States[number]['state'], string> = {
  NEW: 'copper',
  IN_REVIEW: 'gold',
  FORWARDED: 'gold',
  ANSWERED: 'gold',
  WON: 'sage',
  LOST: 'rule.strong',
  REJECTED: 'rule.strong',
  ARCHIVED: 'rule.strong',
};

const Bar = styled('span', {
  base: { display: 'block', height: '2', borderRadius: 'full', minWidth: '2px', transition: 'width 250ms' },
});

/** How many quote requests stand where. */
export function StatesBars({ states }: { states: States }) {
  const { number } = useFormats();
  const nameOf = useTerm(QUOTE_STATES);
  const greatest = Math.max(1, ...states.map(({ count }) => count));
  return (
    <Grid as="ul" listStyle="none" columnGap="8" rowGap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      {states.map(({ state, count }) => (
        <li key={state}>
          <FigureLine to={listPath(QUOTES, { etat: state })} fontSize="sm" mb="1">
            {nameOf(state)} <span>{number(count)}</span>
          </FigureLine>
          <Flex bg="sunken" borderRadius="full" aria-hidden>
            <Bar bg={COLOURS[state]} style={{ width: `${(count / greatest) * 100}%` }} />
          </Flex>
        </li>
      ))}
    </Grid>
  );
}

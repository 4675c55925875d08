import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { COMPARISON_MAX_VENUES, QUOTE_MAX_VENUES } from '../../../../schema/constants.ts';
import { comparisonAddress, quoteAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/foot-bar.ts';
import { Text } from '../../../ui/text.tsx';
import type { KeptVenue } from './kept-venue.ts';

/** A link while it leads somewhere, else a button that can't be pressed. */
function Step({ to, solid = false, children }: { to: string | null; solid?: boolean; children: ReactNode }) {
  const look = solid ? 'solid' : 'outline';
  return to === null ? (
    <Button look={look} disabled>
      {children}
    </Button>
  ) : (
    <LinkButton look={look} to={to}>
      {children}
    </LinkButton>
  );
}

/** How far the chosen venues get: to be compared they are two to four, to be asked for a quote one to five. */
function useAdvice(count: number): string {
  const { t } = useLingui();
  const compared = COMPARISON_MAX_VENUES;
  const asked = QUOTE_MAX_VENUES;
  if (count === 0) {
    return t({ id: 'shortlist.adviceNone', message: 'Choose venues to compare them or request quotes.' });
  }
  if (count > asked) {
    return t({
      id: 'shortlist.adviceTooMany',
      message: `You can compare up to ${compared} venues, and request quotes from up to ${asked}.`,
    });
  }
  if (count > compared) {
    return t({ id: 'shortlist.adviceMany', message: `You can compare up to ${compared} venues.` });
  }
  return count === 1 ? t({ id: 'shortlist.adviceOne', message: 'Choose a second one to compare.' }) : '';
}

/** What one does with the chosen venues, always in sight at the lower edge. */
export function ShortlistActions({ chosen }: { chosen: readonly KeptVenue[] }) {
  const { t } = useLingui();
  const count = chosen.length;
  const slugs = chosen.map(({ slug }) => slug);
  const advice = useAdvice(count);
  const { briefed } = useEventBrief();
  return (
    <FootBar
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      borderInlineWidth={{ base: '0', md: '1px' }}
      css={{ '@media print': { display: 'none' } }}
    >
      <Stack gap="0" role="status">
        <Text look="small" fontWeight="600">
          {t({
            id: 'shortlist.chosen',
            message: plural(count, { 0: 'No venue chosen', one: '# venue chosen', other: '# venues chosen' }),
          })}
        </Text>
        {advice && (
          <Text look="caption" tone="muted">
            {advice}
          </Text>
        )}
      </Stack>
      <Row gap="2">
        <Step to={count >= 2 && count <= COMPARISON_MAX_VENUES ? briefed(comparisonAddress(slugs)) : null}>
          <Trans id="shortlist.compare">Compare</Trans>
        </Step>
        <Step to={count >= 1 && count <= QUOTE_MAX_VENUES ? briefed(quoteAddress(slugs)) : null} solid>
          <Trans id="shortlist.quote">Request a quote</Trans>
        </Step>
      </Row>
    </FootBar>
  );
}

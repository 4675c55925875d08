import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-static/icons/heart.svg?react';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { Span } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';

/** Nothing kept yet: what the list is good for, and where to begin. */
export function EmptyShortlist() {
  return (
    <EmptyState
      picture={
        <Span color="copper.text">
          <Heart size={40} strokeWidth={1.25} aria-hidden />
        </Span>
      }
      title={<Trans id="shortlist.empty">Your shortlist is empty</Trans>}
      actions={
        <LinkButton to={SEARCH_PATH} look="solid">
          <Trans id="shortlist.browse">Browse the venues</Trans>
        </LinkButton>
      }
    >
      <Trans id="shortlist.emptyText">
        Tap the heart on the venues you like: you will find them here, to compare up to four and request quotes in one
        go.
      </Trans>
    </EmptyState>
  );
}

/** Of a list that was handed on, the venues that have left the site. */
export function UnnamedGone({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Text role="note" px="4" py="3" bg="gold.tint" borderRadius="md">
      {t({
        id: 'shortlist.goneCount',
        message: plural(count, {
          one: '# venue in this list is no longer on the site.',
          other: '# venues in this list are no longer on the site.',
        }),
      })}
    </Text>
  );
}

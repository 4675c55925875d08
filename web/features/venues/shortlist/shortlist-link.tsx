import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-static/icons/heart.svg?react';
import { SHORTLIST_PATH } from '../../../lib/addresses.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useShortlist } from './use-shortlist.ts';

/** Over the corner of the icon, so that its coming moves nothing. */
const Count = styled('span', {
  base: {
    position: 'absolute',
    top: '-1px',
    right: '-1px',
    minWidth: '1.125rem',
    px: '1',
    borderRadius: 'full',
    bg: 'copper',
    color: 'copper.on',
    fontSize: '0.6875rem',
    fontWeight: '700',
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The way to the shortlist, for the header: a heart with the number of venues kept. */
export function ShortlistLink() {
  const { t } = useLingui();
  const count = useShortlist().length;
  const label = t({
    id: 'shortlist.link',
    message: plural(count, {
      0: 'My shortlist, empty',
      one: 'My shortlist, # venue',
      other: 'My shortlist, # venues',
    }),
  });
  return (
    <LinkButton
      to={SHORTLIST_PATH}
      look="ghost"
      shape="icon"
      size="sm"
      position="relative"
      aria-label={label}
      title={label}
    >
      <Heart size={20} aria-hidden />
      {count > 0 && <Count aria-hidden>{count}</Count>}
    </LinkButton>
  );
}

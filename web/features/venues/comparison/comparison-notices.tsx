import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Info from 'lucide-static/icons/info.svg?react';
import { COMPARISON_MAX_VENUES } from '../../../../schema/constants.ts';
import { useFormats } from '../../../lib/formats.ts';
import { missingSlugs, type ComparisonParams } from './comparison-params.ts';

const Notice = styled('p', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'gold.tint',
    color: 'ink',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', color: 'gold.text', mt: '1' },
    '& + &': { mt: '3' },
  },
});

function quoted(formats: ReturnType<typeof useFormats>, slugs: readonly string[], quote: (slug: string) => string) {
  return formats.and(slugs.map(quote));
}

type NoticesProps = {
  params: ComparisonParams;
  /** What the API found; undefined while it is asked. */
  found: readonly { readonly slug: string }[] | undefined;
};

/** What the address asks for and the page does not show: venues that are not public, and those after the first four. */
export function ComparisonNotices({ params: { slugs, beyond, unreadable }, found }: NoticesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const quote = (text: string) => t({ id: 'comparison.quoted', message: `“${text}”` });
  const missing = found ? missingSlugs(slugs, found) : { count: 0, slugs: [] };
  const named = [...missing.slugs, ...unreadable];
  const unnamed = missing.count - missing.slugs.length;
  const names = quoted(formats, named, quote);
  const others = quoted(formats, beyond, quote);
  const max = COMPARISON_MAX_VENUES;
  return (
    <>
      {named.length > 0 && (
        <Notice role="note">
          <Info size={18} aria-hidden />
          <span>
            {t({
              id: 'comparison.missing',
              message: plural(named.length, {
                one: `${names} is not available on the site: it has been removed, or the link is wrong.`,
                other: `${names} are not available on the site: they have been removed, or the link is wrong.`,
              }),
            })}
          </span>
        </Notice>
      )}
      {unnamed > 0 && (
        <Notice role="note">
          <Info size={18} aria-hidden />
          <span>
            {t({
              id: 'comparison.missingCount',
              message: plural(unnamed, {
                one: '# venue in this link is no longer on the site.',
                other: '# venues in this link are no longer on the site.',
              }),
            })}
          </span>
        </Notice>
      )}
      {beyond.length > 0 && (
        <Notice role="note">
          <Info size={18} aria-hidden />
          <span>
            {t({
              id: 'comparison.beyond',
              message: `You can compare up to ${max} venues; left out: ${others}.`,
            })}
          </span>
        </Notice>
      )}
    </>
  );
}

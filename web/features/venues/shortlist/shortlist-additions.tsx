import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { SHORTLIST_PATH } from '../../../lib/addresses.ts';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { useShortlist } from './use-shortlist.ts';

/** Named at once; the others are on the page of the shortlist. */
const NAMED = 6;

type ShortlistAdditionsProps = {
  /** Slugs that are there already. */
  except: readonly string[];
  /** Where adding a venue leads. */
  to: (slug: string) => string;
};

/** The venues that the visitor keeps, each as a link that adds it. Nothing when he keeps none but those that are there. */
export function ShortlistAdditions({ except, to }: ShortlistAdditionsProps) {
  const { t } = useLingui();
  const kept = useShortlist().filter(({ slug }) => !except.includes(slug));
  const others = kept.length - NAMED;
  if (kept.length === 0) return null;
  return (
    <Stack gap="2">
      <Text look="small" fontWeight="600">
        {t({ id: 'shortlist.fromYours', message: 'From your shortlist' })}
      </Text>
      <List display="flex" flexWrap="wrap" gap="2">
        {kept.slice(0, NAMED).map(({ id, slug, name }) => (
          <Item key={id} maxWidth="full">
            <LinkButton
              to={to(slug)}
              preventScrollReset
              size="sm"
              maxWidth="full"
              aria-label={t({ id: 'shortlist.addToComparison', message: `Add ${name} to the comparison` })}
            >
              <Plus size={16} aria-hidden />
              <Text as="span" look="small" truncate>
                {name}
              </Text>
            </LinkButton>
          </Item>
        ))}
        {others > 0 && (
          <Item alignSelf="center">
            <Link to={SHORTLIST_PATH} display="inline-flex" alignItems="center" minHeight="11">
              {t({ id: 'shortlist.others', message: plural(others, { one: '# other', other: '# others' }) })}
            </Link>
          </Item>
        )}
      </List>
    </Stack>
  );
}

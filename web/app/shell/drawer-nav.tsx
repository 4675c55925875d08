import { styled } from '../../ui/styled.ts';
import type { Icon } from '../../ui/icon.ts';
import { Item, List, Stack } from '../../ui/box.ts';
import { RouterLink } from '../../ui/router-link.tsx';
import { Text, VisuallyHidden } from '../../ui/text.tsx';

export type NavItem = {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Further addresses whose entry it is. */
  readonly with?: readonly string[];
  /** How much waits there; shown when it is more than nothing. */
  readonly count?: number;
  /** The count in words, where the label does not say what is counted. */
  readonly counted?: string;
};

export type NavSection = {
  readonly title?: string;
  readonly items: readonly NavItem[];
};

const Line = styled(
  RouterLink,
  {
    base: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: { base: '11', lg: '2.125rem' },
      px: '3',
      borderRadius: 'sm',
      color: 'ink.muted',
      fontSize: { base: 'md', lg: 'sm' },
      fontWeight: '500',
      textDecoration: 'none',
      transition: 'colors',
      _hover: { bg: 'sunken', color: 'ink' },
      _currentPage: {
        bg: 'copper.tint',
        color: 'copper.text',
        fontWeight: '600',
        _before: {
          content: '""',
          position: 'absolute',
          left: '0',
          top: '2',
          bottom: '2',
          width: '3px',
          borderRadius: 'full',
          bg: 'copper',
        },
      },
    },
  },
  { forwardProps: ['to'] },
);

const Count = styled('span', {
  base: {
    ml: 'auto',
    px: '2',
    borderRadius: 'full',
    bg: 'copper',
    color: 'copper.on',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The entry of a page: its own, or the deepest one that it lies under. */
function currentOf(pathname: string, items: readonly NavItem[]): string | undefined {
  return items
    .flatMap(({ to, with: others = [] }) => [to, ...others].map((address) => ({ to, address })))
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
    .toSorted((a, b) => b.address.length - a.address.length)[0]?.to;
}

type DrawerNavProps = {
  label: string;
  sections: readonly NavSection[];
  /** The address whose entry is marked. */
  at: string;
};

/** The pages of an area, in sections. */
export function DrawerNav({ label, sections, at }: DrawerNavProps) {
  const current = currentOf(
    at,
    sections.flatMap(({ items }) => items),
  );
  return (
    <Stack as="nav" aria-label={label} gap={{ base: '4', lg: '2.5' }} p={{ base: '4', lg: '3' }}>
      {sections.map(({ title, items }) => (
        <div key={items[0]?.to}>
          {title && (
            <Text look="caption" tone="subtle" fontWeight="600" px="3" pb="1">
              {title}
            </Text>
          )}
          <List display="grid" gap="0.5">
            {items.map(({ to, label: text, icon: Icon, count = 0, counted }) => (
              <Item key={to}>
                <Line to={to} aria-current={to === current ? 'page' : undefined}>
                  <Icon size={18} aria-hidden />
                  {text}
                  {count > 0 && (
                    <Count title={counted}>
                      <span aria-hidden={counted ? true : undefined}>{count}</span>
                      {counted && <VisuallyHidden>{counted}</VisuallyHidden>}
                    </Count>
                  )}
                </Line>
              </Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}

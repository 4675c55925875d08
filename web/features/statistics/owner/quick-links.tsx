import ArrowRight from 'lucide-react/icons/arrow-right';
import type { LucideIcon } from 'lucide-react';
import { styled } from '#styled/jsx';
import { Span } from '../../../ui/box.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

export type QuickLink = {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
};

const Links = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  },
});

const Tile = styled(
  RouterLink,
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '4',
      alignItems: 'center',
      height: 'full',
      p: '5',
      bg: 'surface',
      color: 'ink',
      border: '1px solid',
      borderColor: 'rule',
      borderRadius: 'md',
      textDecoration: 'none',
      transition: 'shadow',
      _hover: { boxShadow: 'card', borderColor: 'rule.strong' },
    },
  },
  { forwardProps: ['to'] },
);

/** Where one goes most, with a word on what is there. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  return (
    <Links>
      {links.map(({ to, title, text, icon: Icon }) => (
        <li key={to}>
          <Tile to={to}>
            <Span display="inline-flex" p="2.5" borderRadius="full" bg="copper.tint" color="copper.text">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </Span>
            <div>
              <Heading as="h3" look="h4">
                {title}
              </Heading>
              <Text look="small" tone="muted">
                {text}
              </Text>
            </div>
            <ArrowRight size={18} aria-hidden />
          </Tile>
        </li>
      ))}
    </Links>
  );
}

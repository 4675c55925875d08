import { styled } from './styled.ts';
import { RouterLink } from './router-link.tsx';

/** One line, which is moved sideways where it is too long. */
const Line = styled('nav', {
  base: {
    display: 'flex',
    gap: { base: '4', md: '6' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px {colors.rule}',
  },
});

const PageLink = styled(
  RouterLink,
  {
    base: {
      flexShrink: '0',
      py: '2.5',
      color: 'ink.muted',
      fontSize: 'sm',
      fontWeight: '600',
      textDecoration: 'none',
      borderBottom: '2px solid',
      borderColor: 'transparent',
      _hover: { color: 'ink' },
      _focusVisible: { outlineOffset: '-2px' },
      _currentPage: { color: 'copper.text', borderColor: 'copper' },
    },
  },
  { forwardProps: ['to'] },
);

type PagesNavProps = {
  label: string;
  pages: readonly { readonly to: string; readonly label: string }[];
  /** The address of the page that is shown. */
  at: string;
};

/** Pages that belong together, each with an address of its own: links that look like tabs. */
export function PagesNav({ label, pages, at }: PagesNavProps) {
  return (
    <Line aria-label={label}>
      {pages.map((page) => (
        <PageLink key={page.to} to={page.to} aria-current={page.to === at ? 'page' : undefined}>
          {page.label}
        </PageLink>
      ))}
    </Line>
  );
}

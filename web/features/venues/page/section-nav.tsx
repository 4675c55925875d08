import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { RouterLink } from '../../../ui/router-link.tsx';
import { useCurrentSection } from './use-current-section.ts';

const Nav = styled('nav', {
  base: {
    position: 'sticky',
    top: { base: '3.5rem', md: '4.5rem' },
    zIndex: '2',
    bg: 'paper',
    borderBottom: '1px solid',
    borderColor: 'rule',
    mx: { base: '-4', md: '0' },
    _print: { display: 'none' },
  },
});

const Links = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    gap: { base: '5', md: '7' },
    px: { base: '4', md: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const Anchor = styled(
  RouterLink,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '12',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: '600',
      color: 'ink.muted',
      boxShadow: 'inset 0 -2px 0 transparent',
      transition: 'common',
      _hover: { color: 'ink' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-current=location]': { color: 'ink', boxShadow: 'inset 0 -2px 0 var(--p-colors-copper)' },
    },
  },
  { forwardProps: ['to', 'replace', 'preventScrollReset'] },
);

export type SectionLink = { id: string; name: string };

/** Links to the parts of the page, always visible; marks the current one. Plain anchors: they need no script. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const current = useCurrentSection(sections);
  return (
    <Nav aria-label={t({ id: 'venue.sections', message: 'On this page' })}>
      <Links>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Anchor to={{ search, hash: id }} replace aria-current={id === current ? 'location' : undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </Links>
    </Nav>
  );
}

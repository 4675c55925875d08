import { styled } from './styled.ts';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import { Link } from './button.tsx';
import { Item } from './box.ts';

const Steps = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    listStyle: 'none',
    fontSize: 'sm',
    color: 'ink.muted',
  },
});

type BreadcrumbProps = {
  /** Names the navigation: “Fil d’Ariane”. */
  label: string;
  /** From the outermost. */
  steps: readonly { label: string; to: string }[];
};

/** The places that a page lies in, as links. */
export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <Steps>
        {steps.map(({ label: text, to }, index) => (
          <Item key={to} display="inline-flex" alignItems="center" gap="1">
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            <Link to={to} look="plain" display="inline-flex" alignItems="center" minHeight={{ base: '11', md: '6' }}>
              {text}
            </Link>
          </Item>
        ))}
      </Steps>
    </nav>
  );
}

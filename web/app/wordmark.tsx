import { styled } from '../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { RouterLink } from '../ui/router-link.tsx';
import { PRODUCT_NAME } from '../../schema/constants.ts';

const HomeLink = styled(
  RouterLink,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'sm',
      fontFamily: 'heading',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: '600',
      letterSpacing: 'tight',
      lineHeight: '1',
      minHeight: '11',
    },
  },
  { forwardProps: ['to'] },
);

/** Rows of seats before a stage: a plenary seen from above. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <circle cx="16" cy="24.5" r="3" fill="var(--p-colors-copper)" />
      <path
        d="M8.6 22.2a8 8 0 0 1 14.8 0M4.2 18.6a12.8 12.8 0 0 1 23.6 0M1.4 13.6a17.6 17.6 0 0 1 29.2 0"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo, which leads home. */
export function Wordmark() {
  const { t } = useLingui();
  return (
    <HomeLink to="/" aria-label={t({ id: 'layout.homeLink', message: `${PRODUCT_NAME}, home page` })}>
      <Mark />
      {PRODUCT_NAME}
    </HomeLink>
  );
}

import { styled } from './styled.ts';

/** A box with something to know in the course of the page. Give it `role="status"` or `role="alert"` when it comes later. */
export const Notice = styled('div', {
  base: { borderRadius: 'md', px: '4', py: '3', lineHeight: 'normal' },
  variants: {
    tone: {
      neutral: { bg: 'sunken', color: 'ink' },
      gold: { bg: 'gold.tint', color: 'ink', borderLeft: '4px solid', borderColor: 'gold' },
      sage: { bg: 'sage.tint', color: 'ink', borderLeft: '4px solid', borderColor: 'sage' },
      danger: { bg: 'danger.tint', color: 'ink', borderLeft: '4px solid', borderColor: 'danger' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

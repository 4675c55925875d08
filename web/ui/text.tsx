import { styled } from './styled.ts';

/** A paragraph. `look` chooses the size, `tone` the strength. */
export const Text = styled('p', {
  base: {},
  variants: {
    look: {
      lead: { textStyle: 'lead' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
      caption: { textStyle: 'caption' },
      eyebrow: { textStyle: 'eyebrow', color: 'copper.text' },
    },
    tone: {
      strong: { color: 'ink' },
      muted: { color: 'ink.muted' },
      subtle: { color: 'ink.subtle' },
      danger: { color: 'danger' },
    },
  },
  defaultVariants: { look: 'body' },
});

/** A title in Fraunces. The element gives the rank (`as="h1"`), `look` the size; they may differ. */
export const Heading = styled('h2', {
  base: { textWrap: 'balance', color: 'ink' },
  variants: {
    look: {
      display: { textStyle: 'display' },
      h1: { textStyle: 'h1' },
      h2: { textStyle: 'h2' },
      h3: { textStyle: 'h3' },
      h4: { textStyle: 'h4' },
    },
  },
  defaultVariants: { look: 'h2' },
});

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });

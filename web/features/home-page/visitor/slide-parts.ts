import { styled } from '../../../ui/styled.ts';
import { Container } from '../../../ui/layout.tsx';

/** The place of the slides; what they have in common. */
export const Stage = styled('section', {
  base: {
    position: 'relative',
    // Higher with the widest windows, where a strip would cut roofs.
    height: { base: '24rem', md: '27rem', xl: 'max(30rem, 25vw)' },
    bg: '#14323A',
    overflow: 'hidden',
    touchAction: 'pan-y',
  },
});

/** A veil that makes the words of a slide legible on any picture. */
export const Veil = styled('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    pt: '24',
    pb: 'calc({spacing.overlap} + 1.75rem)',
    background: 'linear-gradient(to top, #081418C8 20%, #0814189E 62%, #08141800)',
  },
});

/** The words of a slide, in the column of the page. */
export const Caption = styled(Container, { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

/** No heading: the title of the page comes after it. */
export const Name = styled('span', {
  base: {
    fontFamily: 'heading',
    fontSize: { base: '2xl', md: '4xl', xl: '5xl' },
    fontWeight: '500',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    maxWidth: { base: 'full', md: '42rem' },
    textWrap: 'balance',
    lineClamp: '2',
  },
});

/** Stars, city and size on a line, with points between them. */
export const Place = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: '500',
    // Not on a phone, where they would stand at the beginning of a line.
    '& > span + span::before': { md: { content: '"·"', marginInlineEnd: '3' } },
  },
});

import { styled } from './styled.ts';

const Round = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'copper.tint',
    color: 'copper.text',
    fontWeight: '600',
    lineHeight: '1',
    userSelect: 'none',
    // Drawn by the style, so that it is no text that a name would have to repeat.
    _before: { content: 'attr(data-initials)' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { boxSize: '7', fontSize: '0.6875rem' },
      md: { boxSize: '10', fontSize: 'sm' },
      lg: { boxSize: '24', fontSize: '3xl' },
    },
  },
});

type AvatarProps = {
  firstName: string;
  lastName: string;
  /** Address of the picture; null = there is none, and the initials stand for it. */
  picture: string | null;
  size?: 'sm' | 'md' | 'lg';
};

const initial = (name: string) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

/** Somebody's picture, or their initials. Decoration: their name stands beside it. */
export function Avatar({ firstName, lastName, picture, size = 'md' }: AvatarProps) {
  return (
    <Round size={size} aria-hidden data-initials={picture ? '' : initial(firstName) + initial(lastName)}>
      {picture && <img src={picture} alt="" decoding="async" />}
    </Round>
  );
}

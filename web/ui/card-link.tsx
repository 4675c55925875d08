import type { ComponentProps } from 'react';
import { Link } from './button.tsx';

/** The one link of a card, its name: the whole card is to be clicked. The card has the class `group`. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      look="plain"
      _hover={{ textDecoration: 'none' }}
      _groupHover={{ color: 'copper.text' }}
      _focusVisible={{ outline: 'none' }}
      _before={{ content: '""', position: 'absolute', inset: '0', zIndex: 1, borderRadius: 'md' }}
      css={{ '&:focus-visible::before': { outline: '2px solid var(--p-colors-focus)', outlineOffset: '-3px' } }}
      {...props}
    />
  );
}

import { styled } from './styled.ts';
import ChevronDown from 'lucide-static/icons/chevron-down.svg?react';
import { useRef, type ReactNode } from 'react';
import { useMenuManners } from './use-menu-manners.ts';

/** Those of one name close each other, with and without JavaScript. */
const GROUP = 'header-menu';

const Menu = styled('details', { base: { position: 'relative' } });

const Opener = styled('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '9',
    px: '3',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.2',
    listStyle: 'none',
    userSelect: 'none',
    transition: 'common',
    transitionDuration: 'fast',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'sunken' },
    'details[open] > &': { bg: 'sunken' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
  variants: {
    shape: {
      text: {},
      icon: { px: '0', minWidth: '9', '@media (pointer: coarse)': { minWidth: '11' } },
    },
  },
});

const Turning = styled('span', {
  base: {
    display: 'inline-flex',
    transition: 'transform',
    transitionDuration: 'fast',
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
  },
});

const Panel = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    top: 'calc(100% + 6px)',
    width: 'max-content',
    minWidth: '15rem',
    maxWidth: 'calc(100vw - 2rem)',
    p: '2',
    bg: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    animation: 'appear 150ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
  variants: { side: { left: { left: '0' }, right: { right: '0' } } },
});

type HeaderMenuProps = {
  label: string;
  /** Instead of the label, which then is for those who don't see it. */
  icon?: ReactNode;
  /** The edge of the opener that the panel keeps to. */
  side?: 'left' | 'right';
  children: ReactNode;
};

/** A list of links that a word of the header opens. The browser's own disclosure: it also works before, or without, JavaScript. */
export function HeaderMenu({ label, icon, side = 'left', children }: HeaderMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuManners(menu);
  return (
    <Menu ref={menu} name={GROUP}>
      {icon ? (
        <Opener shape="icon" aria-label={label} title={label}>
          {icon}
        </Opener>
      ) : (
        <Opener>
          {label}
          <Turning>
            <ChevronDown size={15} strokeWidth={2} aria-hidden />
          </Turning>
        </Opener>
      )}
      <Panel side={side}>{children}</Panel>
    </Menu>
  );
}

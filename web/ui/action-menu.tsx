import { chakra } from '@chakra-ui/react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useRef, type ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';
import { useMenuManners } from './use-menu-manners.ts';

const Menu = chakra('details', { base: { position: 'relative', display: 'inline-block' } });

const Opener = chakra('summary', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '9',
    minHeight: '9',
    borderRadius: 'md',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'sunken' },
    'details[open] > &': { bg: 'sunken' },
    '@media (pointer: coarse)': { minWidth: '11', minHeight: '11' },
  },
});

const Panel = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    right: '0',
    top: 'calc(100% + 4px)',
    minWidth: '13rem',
    width: 'max-content',
    maxWidth: 'calc(100vw - 3rem)',
    p: '1.5',
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    animation: 'appear 150ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
});

const line = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '10',
    px: '3',
    borderRadius: 'sm',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: '500',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
  variants: { tone: { plain: {}, danger: { color: 'danger' } } },
} as const;

const LinkLine = chakra(RouterLink, line, { forwardProps: ['to'] });
const ButtonLine = chakra('button', line, { defaultProps: { type: 'button' } });

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'plain' | 'danger';
} & ({ readonly to: string } | { readonly onChoose: () => void });

/** What can be done with one thing of a list, behind three dots. `label` names the thing. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuManners(menu);
  if (actions.length === 0) return null;
  const choose = (act: () => void) => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
    act();
  };
  return (
    <Menu ref={menu}>
      <Opener aria-label={label} title={label}>
        <EllipsisVertical size={20} aria-hidden />
      </Opener>
      <Panel>
        {actions.map((action) => (
          <li key={action.key}>
            {'to' in action ? (
              <LinkLine to={action.to} tone={action.tone ?? 'plain'}>
                {action.icon}
                {action.label}
              </LinkLine>
            ) : (
              <ButtonLine tone={action.tone ?? 'plain'} onClick={() => choose(action.onChoose)}>
                {action.icon}
                {action.label}
              </ButtonLine>
            )}
          </li>
        ))}
      </Panel>
    </Menu>
  );
}

import { IconButton, Menu, Portal } from '@chakra-ui/react';
import EllipsisVertical from 'lucide-static/icons/ellipsis-vertical.svg?react';
import { useRef, type ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'plain' | 'danger';
} & ({ readonly to: string } | { readonly onChoose: () => void });

/** What can be done with one thing of a list, behind three dots. `label` names the thing. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const opener = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const choose = (key: string) => {
    const action = actions.find((each) => each.key === key);
    // A dialog that opens now gives the focus back to where it was: the item will be gone.
    opener.current?.focus();
    if (action && 'onChoose' in action) action.onChoose();
  };
  return (
    <Menu.Root
      onSelect={({ value }) => choose(value)}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <IconButton ref={opener} variant="ghost" aria-label={label} title={label}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem" border="1px solid" borderColor="border">
            {actions.map((action) => {
              const look = {
                color: action.tone === 'danger' ? 'fg.error' : 'fg',
                minHeight: '10',
                cursor: 'pointer',
              } as const;
              return 'to' in action ? (
                <Menu.Item key={action.key} value={action.key} asChild {...look}>
                  <RouterLink to={action.to}>
                    {action.icon}
                    {action.label}
                  </RouterLink>
                </Menu.Item>
              ) : (
                <Menu.Item key={action.key} value={action.key} {...look}>
                  {action.icon}
                  {action.label}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

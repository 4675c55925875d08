import { styled } from './styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../lib/hydrated.ts';
import { RouterLink } from './router-link.tsx';
import { buttonRecipe, linkRecipe } from './recipes.ts';
import { Spinner } from './spinner.tsx';

const ButtonElement = styled('button', buttonRecipe, { defaultProps: { type: 'button' } });

type ButtonProps = ComponentProps<typeof ButtonElement> & {
  /** Shows a turning wheel and ignores further clicks; the button keeps its place and the focus. */
  busy?: boolean;
};

/**
 * A button. `type` is `button` unless said; `look="solid"` only for the one action that matters on the screen. Disabled until hydration
 * when a press would be lost before: when it has no native action (`type="submit"`, `command`).
 */
export function Button({ busy = false, children, onClick, disabled, ...props }: ButtonProps) {
  const hydrated = useHydrated();
  const isNative = props.type === 'submit' || 'command' in props;
  return (
    <ButtonElement
      {...props}
      disabled={disabled || (!hydrated && !isNative)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </ButtonElement>
  );
}

/** A link within the site that looks like a button. */
export const LinkButton = styled(RouterLink, buttonRecipe, {
  forwardProps: ['to', 'replace', 'preventScrollReset', 'reloadDocument'],
});

/** A link within the site. */
export const Link = styled(RouterLink, linkRecipe, {
  forwardProps: ['to', 'replace', 'preventScrollReset', 'reloadDocument'],
});

const Anchor = styled('a', linkRecipe);

/** A link to another site, a mail address or a telephone number. */
export function ExternalLink({ rel = 'noopener', ...props }: ComponentProps<typeof Anchor>) {
  return <Anchor rel={rel} {...props} />;
}

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'shape'> & {
  /** What the button does, for those who don't see its icon; shown as a tooltip too. */
  label: string;
  children: ReactNode;
};

/** A square button with an icon only. */
export function IconButton({ label, look = 'ghost', ...props }: IconButtonProps) {
  return <Button aria-label={label} title={label} shape="icon" look={look} {...props} />;
}

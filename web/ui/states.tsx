import TriangleAlert from 'lucide-static/icons/triangle-alert.svg?react';
import type { ReactNode } from 'react';
import { Row, Stack } from './box.ts';
import { Heading, Text } from './text.tsx';

type StateProps = {
  /** `h1` where it is all that the page has. */
  as?: 'h1' | 'h2' | undefined;
  /** One line: what is so. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** A drawing or an icon above. */
  picture?: ReactNode;
};

/** Nothing to show, and that is no error: says why and what to do. */
export function EmptyState({ as = 'h2', title, children, actions, picture }: StateProps) {
  return (
    <Stack alignItems="center" textAlign="center" gap="3" py="12" px="4" maxWidth="lg" mx="auto">
      {picture}
      <Heading as={as} look="h3">
        {title}
      </Heading>
      {children && <Text tone="muted">{children}</Text>}
      {actions && (
        <Row justifyContent="center" pt="2">
          {actions}
        </Row>
      )}
    </Stack>
  );
}

/** Something failed: says what and what to do; announced to screen readers. */
export function ErrorState(props: StateProps) {
  return (
    <div role="alert">
      <EmptyState picture={<TriangleAlert size={32} aria-hidden />} {...props} />
    </div>
  );
}

import { createToaster, Portal, Toast, Toaster as Chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Box, Stack } from './box.ts';
import { LinkButton } from './button.tsx';
import { Text } from './text.tsx';

/** What came of an action, in words. */
export type Told = {
  readonly tone: 'sage' | 'danger';
  readonly title?: string;
  readonly lines: readonly string[];
  /** What comes next; it takes the focus, as the button that led here may be gone. */
  readonly link?: { readonly to: string; readonly label: string };
};

const SHOWN_MS = 8_000;

const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: '4.75rem', right: '1rem', bottom: '1rem', left: '1rem' },
});

/** Says what came of an action, wherever the page is scrolled to. A failure, or a next step, stays until it is closed. Null = nothing any more. */
export function tell(told: Told | null): void {
  // One at a time: the next action begins anew.
  toaster.dismiss();
  if (!told) return;
  toaster.create({
    type: told.tone === 'sage' ? 'success' : 'error',
    duration: told.tone === 'sage' && !told.link ? SHOWN_MS : Number.POSITIVE_INFINITY,
    meta: { told },
  });
}

/** Where it is said; stands there empty, so that screen readers notice what comes into it. */
export function Toaster() {
  const { t } = useLingui();
  const close = t({ id: 'dialog.close', message: 'Close' });
  // Toasts of the dashboards do not outlive leaving them.
  useEffect(() => () => toaster.remove(), []);
  return (
    <Portal>
      <Chakra toaster={toaster} aria-label={t({ id: 'toaster.label', message: 'Messages' })}>
        {({ meta }) => {
          const { told } = meta as { told: Told };
          return (
            <Toast.Root
              width={{ base: 'calc(100vw - 2rem)', md: '26rem' }}
              border="1px solid"
              borderColor="border"
              borderLeft="4px solid"
              css={{
                '&[data-type=success]': { bg: 'bg.panel', color: 'fg', borderLeftColor: 'sage.solid' },
                '&[data-type=error]': { bg: 'bg.panel', color: 'fg', borderLeftColor: 'border.error' },
              }}
            >
              <Words told={told} />
              <Toast.CloseTrigger aria-label={close} title={close} boxSize="8" color="fg.muted" cursor="pointer" />
            </Toast.Root>
          );
        }}
      </Chakra>
    </Portal>
  );
}

function Words({ told: { title, lines, link } }: { told: Told }) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Box flex="1" minWidth="0" pr="4" overflowWrap="anywhere">
      <Stack gap="1" alignItems="flex-start">
        {title && <Text fontWeight="600">{title}</Text>}
        {lines.map((line) => (
          <Text key={line} look="small">
            {line}
          </Text>
        ))}
        {link && (
          <LinkButton ref={next} size="sm" mt="2" to={link.to} onClick={() => tell(null)}>
            {link.label}
          </LinkButton>
        )}
      </Stack>
    </Box>
  );
}

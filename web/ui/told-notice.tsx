import { useEffect, useRef } from 'react';
import { Box, Stack } from './box.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';
import { Text } from './text.tsx';

/** What came of an action, in words. */
export type Told = {
  readonly tone: 'sage' | 'danger';
  readonly title?: string;
  readonly lines: readonly string[];
  /** What comes next; it takes the focus, as the button that led here may be gone. */
  readonly link?: { readonly to: string; readonly label: string };
};

/** Where it is told; heard by those who don't see it. */
export function ToldNotice({ told }: { told: Told | null }) {
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (told?.link) next.current?.focus();
  }, [told]);
  return (
    <Box role="status" _empty={{ position: 'absolute' }}>
      {told && (
        <Notice tone={told.tone}>
          <Stack gap="1" alignItems="flex-start">
            {told.title && <Text fontWeight="600">{told.title}</Text>}
            {told.lines.map((line) => (
              <Text key={line} look="small">
                {line}
              </Text>
            ))}
            {told.link && (
              <LinkButton ref={next} size="sm" mt="2" to={told.link.to}>
                {told.link.label}
              </LinkButton>
            )}
          </Stack>
        </Notice>
      )}
    </Box>
  );
}

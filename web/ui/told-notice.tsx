import { Box } from './box.ts';
import { Notice } from './notice.tsx';
import { Text } from './text.tsx';

/** What came of an action, in words. */
export type Told = { readonly tone: 'sage' | 'danger'; readonly lines: readonly string[] };

/** Where it is told; heard by those who don't see it. */
export function ToldNotice({ told }: { told: Told | null }) {
  return (
    <Box role="status" _empty={{ position: 'absolute' }}>
      {told && (
        <Notice tone={told.tone}>
          {told.lines.map((line) => (
            <Text key={line} look="small">
              {line}
            </Text>
          ))}
        </Notice>
      )}
    </Box>
  );
}

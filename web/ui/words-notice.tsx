import type { ComponentProps, ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { Text } from './text.tsx';

type WordsNoticeProps = Pick<ComponentProps<typeof Notice>, 'tone'> & {
  /** Whose words they are, or about what. */
  title: ReactNode;
  /** In the lines in which they were written; none = no notice. */
  words: string | null;
};

/** What somebody wrote, under a line that says what it is. */
export function WordsNotice({ tone, title, words }: WordsNoticeProps) {
  if (!words) return null;
  return (
    <Notice tone={tone}>
      <Text fontWeight="600">{title}</Text>
      <Text look="small" whiteSpace="pre-line">
        {words}
      </Text>
    </Notice>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Item, List, Stack } from '../../ui/box.ts';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { FAULTS } from './import-labels.ts';
import { useWord } from './use-word.ts';

type FaultNoticeProps = {
  title: string;
  faults: readonly { readonly code: string; readonly line: number | null; readonly detail?: string }[];
};

/** Why a whole file is refused, each reason once, with the lines that it concerns. */
export function FaultNotice({ title, faults }: FaultNoticeProps) {
  const { t } = useLingui();
  const word = useWord(FAULTS);
  const codes = [...new Set(faults.map(({ code }) => code))];
  const linesOf = (code: string) => {
    const lines = faults.flatMap((fault) =>
      fault.code === code && fault.line !== null && fault.line > 1 ? [fault.line] : [],
    );
    const list = lines.join(', ');
    return lines.length > 0 ? ` ${t({ id: 'transfer.lines', message: `Lines: ${list}.` })}` : '';
  };
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="1">
        <Text fontWeight="600">{title}</Text>
        <List>
          {codes.map((code) => (
            <Item key={code}>
              <Text look="small">
                {word(code)}
                {linesOf(code)}
              </Text>
            </Item>
          ))}
        </List>
      </Stack>
    </Notice>
  );
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { Item, List, Stack } from '../ui/box.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import { useErrorOf } from './form-fields.tsx';

type ErrorSummaryProps = {
  /** Fields that were wrong when the form was refused, in its order. */
  fields: readonly string[];
  /** The label of each field. */
  labels: Readonly<Record<string, string>>;
};

/** What has to be corrected before the form goes on, each with a way to its field. It shrinks while one corrects. */
export function ErrorSummary({ fields, labels }: ErrorSummaryProps) {
  const { t } = useLingui();
  const { getFieldState, formState } = useFormContext();
  const wrong = fields.filter((field) => getFieldState(field, formState).error);
  const count = wrong.length;
  if (count === 0) return null;
  return (
    <Notice tone="danger" role="alert">
      <Stack gap="1">
        <Text fontWeight="600">
          {t({
            id: 'form.toCorrect',
            message: plural(count, { one: '# answer to correct', other: '# answers to correct' }),
          })}
        </Text>
        <List>
          {wrong.map((field) => (
            <WrongField key={field} field={field} label={labels[field] ?? field} />
          ))}
        </List>
      </Stack>
    </Notice>
  );
}

function WrongField({ field, label }: { field: string; label: string }) {
  const { setFocus } = useFormContext();
  const error = useErrorOf(field, label);
  return (
    <Item>
      <Button look="link" size="sm" textAlign="left" onClick={() => setFocus(field)}>
        {error}
      </Button>
    </Item>
  );
}

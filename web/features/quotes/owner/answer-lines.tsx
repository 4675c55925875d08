import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { QUOTE_ANSWER } from '../../../../schema/owner-limits.ts';
import { DecimalField, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { Box, Flex, Grid, Item, Stack } from '../../../ui/box.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EMPTY_LINE, type AnswerForm } from './answer-form.ts';

/** The prices of an offer: each with what it is for, its tax, and whether everybody pays it. */
export function AnswerLines() {
  const { t } = useLingui();
  const { decimal } = useFormats();
  const { control, setFocus } = useFormContext<AnswerForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const take = (index: number) => {
    remove(index);
    // The button that did it is gone: the line before it takes the focus.
    setTimeout(() => setFocus(`lines.${Math.max(0, index - 1)}.label`));
  };
  return (
    <Stack gap="4">
      <Box as="ol" listStyle="none" display="grid" gap="4">
        {fields.map(({ id }, index) => {
          const position = index + 1;
          return (
            <Item key={id} pb="4" borderBottom="1px solid" borderColor="rule">
              <Stack role="group" aria-label={t({ id: 'answer.line', message: `Price ${position}` })} gap="3">
                <Flex gap="2" alignItems="flex-end">
                  <Box flex="1" minWidth="0">
                    <TextField
                      name={`lines.${index}.label`}
                      label={t({ id: 'answer.label', message: 'Description' })}
                      placeholder={
                        index === 0
                          ? t({ id: 'answer.labelExample', message: 'Day delegate rate, lunch included' })
                          : undefined
                      }
                      autoComplete="off"
                    />
                  </Box>
                  {fields.length > 1 && (
                    <IconButton
                      label={t({ id: 'answer.removeLine', message: `Remove price ${position}` })}
                      onClick={() => take(index)}
                    >
                      <Trash size={18} aria-hidden />
                    </IconButton>
                  )}
                </Flex>
                <Grid
                  gap="3"
                  gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '1.2fr 1fr 1.4fr 0.8fr' }}
                  alignItems="start"
                >
                  <DecimalField
                    name={`lines.${index}.unitPrice`}
                    label={t({ id: 'answer.unitPrice', message: 'Price excl. VAT (€)' })}
                  />
                  <SelectField name={`lines.${index}.vatPercent`} label={t({ id: 'answer.vat', message: 'VAT' })}>
                    {QUOTE_ANSWER.vatPercents.map((percent) => (
                      <option key={percent} value={String(percent)}>
                        {`${decimal(percent)}\u00a0%`}
                      </option>
                    ))}
                  </SelectField>
                  <SelectField name={`lines.${index}.basis`} label={t({ id: 'answer.basis', message: 'Charged' })}>
                    <option value="PER_PARTICIPANT">
                      {t({ id: 'answer.perParticipant', message: 'per participant' })}
                    </option>
                    <option value="FLAT">{t({ id: 'answer.flat', message: 'flat rate' })}</option>
                  </SelectField>
                  <TextField
                    name={`lines.${index}.quantity`}
                    label={t({ id: 'answer.quantity', message: 'Quantity' })}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                </Grid>
              </Stack>
            </Item>
          );
        })}
      </Box>
      {fields.length < QUOTE_ANSWER.maxLines && (
        <Button alignSelf="flex-start" size="sm" onClick={() => append(EMPTY_LINE)}>
          <Plus size={18} aria-hidden />
          {t({ id: 'answer.addLine', message: 'Add a price line' })}
        </Button>
      )}
    </Stack>
  );
}

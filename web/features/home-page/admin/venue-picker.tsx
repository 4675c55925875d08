import { styled } from '../../../ui/styled.ts';
import { skipToken } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { Box, Span, Stack } from '../../../ui/box.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { OptionsPanel } from '../../../ui/options-panel.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import type { CuratedCard } from './curated.ts';
import { useVenuesToChooseQuery } from './home-content.gen.ts';
import { Thumbnail } from './thumbnail.tsx';

const Option = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minHeight: '12',
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    _selected: { bg: 'sunken', outline: '1px solid', outlineColor: 'rule.strong' },
  },
});

const SHORTEST = 2;

type VenuePickerProps = {
  label: string;
  help?: string | undefined;
  /** Ids of those that are there already: they are said to be, and not added again. */
  taken: ReadonlySet<string>;
  /** Why none can be added; null = one can. */
  full?: string | null;
  onPick: (card: CuratedCard) => void;
};

/** Finds a public venue by its name or its city, to add it to what the platform has chosen. */
export function VenuePicker({ label, help, taken, full = null, onPick }: VenuePickerProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const text = useDeferredValue(typed.trim());
  const { data, previousData, loading, error } = useVenuesToChooseQuery(
    open && text.length >= SHORTEST ? { variables: { text } } : skipToken,
  );
  const venues =
    text.length >= SHORTEST ? ((data ?? (error ? undefined : previousData))?.searchVenues.items ?? []) : [];
  const combobox = useCombobox({
    open: open && text.length >= SHORTEST,
    setOpen,
    keys: venues.map(({ id }) => id),
    onPick: (index) => {
      const card = venues[index];
      if (!card || taken.has(card.id)) return;
      setTyped('');
      onPick(card);
    },
    hideDelayMs: SUGGESTIONS.hideDelayMs,
  });
  const found = venues.length;
  const announced =
    found > 0
      ? t({ id: 'suggestion.announced', message: plural(found, { one: '# suggestion', other: '# suggestions' }) })
      : t({ id: 'suggestion.none', message: 'No suggestions' });
  const asked = open && text.length >= SHORTEST && data !== undefined && !loading;
  return (
    <Box position="relative" maxWidth="2xl">
      <Field label={label} help={full ?? help} error={error && !loading ? errorText(error) : undefined}>
        <TextInput
          {...combobox.input}
          value={typed}
          disabled={full !== null}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={t({ id: 'content.pickerHint', message: 'Name or city of a public venue' })}
        />
      </Field>
      <VisuallyHidden role="status">{asked ? announced : ''}</VisuallyHidden>
      {combobox.expanded && (
        <OptionsPanel maxHeight="min(28rem, 60dvh)" {...combobox.list} aria-label={label}>
          {venues.map((card, index) => (
            <Option
              key={card.id}
              {...combobox.option(index)}
              aria-disabled={taken.has(card.id) || undefined}
              opacity={taken.has(card.id) ? '0.6' : '1'}
            >
              <Thumbnail venue={card} small />
              <Stack gap="0" flex="1" minWidth="0">
                <Span fontWeight="500" overflowWrap="anywhere">
                  {card.name}
                </Span>
                <Span color="ink.muted" fontSize="sm" lang="fr">
                  {cityWithDepartment(card)}
                </Span>
              </Stack>
              {taken.has(card.id) && (
                <Span color="ink.muted" fontSize="sm" flexShrink="0">
                  {t({ id: 'content.alreadyThere', message: 'Already there' })}
                </Span>
              )}
            </Option>
          ))}
        </OptionsPanel>
      )}
    </Box>
  );
}

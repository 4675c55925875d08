import { skipToken } from '@apollo/client/react';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SUGGESTIONS } from '../../../../schema/constants.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { typeset } from '../../../lib/place-names.ts';
import { useEarlyValue } from '../../../lib/use-early-value.ts';
import { Box, Span } from '../../../ui/box.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { comparisonPath } from './comparison-params.ts';
import { useComparisonSuggestionsQuery } from './venue-suggestions.gen.ts';

/** No venue has a longer name; the API refuses texts without end. */
const MAX_TYPED = 100;

const Options = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    top: 'calc(100% + 8px)',
    left: '0',
    right: '0',
    maxHeight: 'min(22rem, 50dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    py: '2',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
  },
});

const Option = styled('div', {
  base: {
    minHeight: '11',
    mx: '2',
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    _selected: { bg: 'sunken', outline: '1px solid', outlineColor: 'rule.strong' },
  },
});

type AddVenueProps = { slugs: readonly string[]; onlyDifferences: boolean };

/** A field that finds a venue by its name and adds it to the comparison. In the browser alone; the list of venues serves without. */
export function AddVenue({ slugs, onlyDifferences }: AddVenueProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { briefed } = useEventBrief();
  const [text, setText] = useState('');
  const field = useEarlyValue<HTMLInputElement>(text, setText);
  const [open, setOpen] = useState(false);
  const typed = text.trim().slice(0, MAX_TYPED);
  const { data, previousData, error } = useComparisonSuggestionsQuery(
    open ? { variables: { text: typed } } : skipToken,
  );
  const venues = (data ?? (error ? undefined : previousData))?.suggestions.venues ?? [];
  const options = venues.flatMap(({ slug, label, detail }) =>
    slug && !slugs.includes(slug) ? [{ slug, label, detail }] : [],
  );
  const combobox = useCombobox({
    field,
    open,
    setOpen,
    keys: options.map(({ slug }) => slug),
    onPick: (index, byTab) => {
      const chosen = options[index];
      if (!chosen || byTab) return;
      setText('');
      const next = briefed(comparisonPath({ slugs: [...slugs, chosen.slug], onlyDifferences }));
      void navigate(next, { preventScrollReset: true });
    },
    hideDelayMs: SUGGESTIONS.hideDelayMs,
  });
  const found = options.length;
  const announced =
    found > 0
      ? t({ id: 'suggestion.announced', message: plural(found, { one: '# suggestion', other: '# suggestions' }) })
      : t({ id: 'suggestion.none', message: 'No suggestions' });

  return (
    <Box position="relative" css={{ '@media (scripting: none)': { display: 'none' } }}>
      <Field label={t({ id: 'comparison.add', message: 'Add a venue' })}>
        <TextInput
          {...combobox.input}
          ref={field}
          type="text"
          maxLength={MAX_TYPED}
          placeholder={t({ id: 'comparison.addPlaceholder', message: 'Name of a venue' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <VisuallyHidden role="status">{open && data ? announced : ''}</VisuallyHidden>
      {combobox.expanded && (
        <Options {...combobox.list} aria-label={t({ id: 'suggestion.list', message: 'Suggestions' })}>
          {options.map(({ slug, label, detail }, index) => (
            <Option key={slug} {...combobox.option(index)}>
              {typeset(label)}
              <VisuallyHidden>, </VisuallyHidden>
              <Span display="block" color="ink.muted" fontSize="sm">
                {detail && typeset(detail)}
              </Span>
            </Option>
          ))}
        </Options>
      )}
    </Box>
  );
}

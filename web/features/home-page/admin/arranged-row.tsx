import { useLingui } from '@lingui/react/macro';
import X from 'lucide-static/icons/x.svg?react';
import type { ReactNode } from 'react';
import { typeset } from '../../../lib/place-names.ts';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import type { DraftEntry } from './curated.ts';
import { Thumbnail } from './thumbnail.tsx';

type ArrangedRowProps = {
  entry: DraftEntry;
  place: number;
  badge: ReactNode;
  /** None = the list has no days. */
  onDays?: ((days: Pick<DraftEntry, 'startsOn' | 'endsOn'>) => void) | undefined;
  /** What is wrong with its days; null = nothing. */
  fault: string | null;
  onRemove: () => void;
};

/** A venue in its place: what it is, when it is shown, and the way out. */
export function ArrangedRow({ entry, place, badge, onDays, fault, onRemove }: ArrangedRowProps) {
  const { t } = useLingui();
  const { venue, startsOn, endsOn } = entry;
  const { name } = venue;
  return (
    <Flex
      flex="1"
      minWidth="0"
      gap={{ base: '2', md: '4' }}
      alignItems="center"
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
    >
      <Span
        fontFamily="heading"
        fontSize="xl"
        color="ink.subtle"
        width="6"
        textAlign="center"
        flexShrink="0"
        fontVariantNumeric="tabular-nums lining-nums"
        aria-hidden
      >
        {place}
      </Span>
      <Thumbnail venue={venue} />
      <Stack gap="1" flex="1 1 6rem" minWidth="0" alignItems="flex-start">
        <Span fontWeight="600" overflowWrap="anywhere">
          {name}
        </Span>
        <Flex gap="2" rowGap="1" alignItems="center" flexWrap="wrap">
          <Span color="ink.muted" fontSize="sm" lang="fr">
            {typeset(`${venue.city} (${venue.department.code})`)}
          </Span>
          {badge}
        </Flex>
      </Stack>
      {onDays && (
        <Flex
          gap="2"
          alignItems="flex-start"
          order={{ base: '3', lg: '0' }}
          minWidth="0"
          flexBasis={{ base: 'full', lg: 'auto' }}
          css={{
            '& > *': { flex: '1', minWidth: '0', maxWidth: '10.5rem' },
            '& input': { width: 'full', minWidth: '0', px: '2', fontSize: 'sm' },
          }}
        >
          <Field label={t({ id: 'content.startsOn', message: 'From' })}>
            <TextInput
              type="date"
              value={startsOn}
              aria-label={t({ id: 'content.startsOnOf', message: `First day of ${name}` })}
              onChange={({ target }) => onDays({ startsOn: target.value, endsOn })}
            />
          </Field>
          <Field label={t({ id: 'content.endsOn', message: 'Until' })} error={fault ?? undefined}>
            <TextInput
              type="date"
              value={endsOn}
              aria-label={t({ id: 'content.endsOnOf', message: `Last day of ${name}` })}
              onChange={({ target }) => onDays({ startsOn, endsOn: target.value })}
            />
          </Field>
        </Flex>
      )}
      <IconButton label={t({ id: 'content.takeOut', message: `Remove: ${name}` })} onClick={onRemove} ml="auto">
        <X size={20} aria-hidden />
      </IconButton>
    </Flex>
  );
}

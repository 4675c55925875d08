import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import { useFormats } from '../../lib/formats.ts';
import { Box, Flex } from '../../ui/box.ts';
import { Text } from '../../ui/text.tsx';

const CONDITIONS = {
  WORDS: msg({ id: 'relaxed.words', message: 'some of your words' }),
  LAYOUT: msg({ id: 'relaxed.layout', message: 'the room layout' }),
  EVENT_TYPE: msg({ id: 'relaxed.eventType', message: 'the type of event' }),
  AMENITY: msg({ id: 'relaxed.amenity', message: 'the services' }),
  STARS: msg({ id: 'relaxed.stars', message: 'the number of stars' }),
  KIND: msg({ id: 'relaxed.kind', message: 'the kind of venue' }),
  BEDROOMS: msg({ id: 'relaxed.bedrooms', message: 'the number of bedrooms' }),
  CAPACITY: msg({ id: 'relaxed.capacity', message: 'the number of people' }),
  PLACE: msg({ id: 'relaxed.place', message: 'the place' }),
} satisfies Record<string, MessageDescriptor>;

export type TextCondition = keyof typeof CONDITIONS;

/** Names what the found venues need not meet, where none meets all that was typed. */
export function RelaxedText({ relaxed }: { relaxed: readonly TextCondition[] }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  if (relaxed.length === 0) return null;
  const conditions = formats.and([...new Set(relaxed)].map((condition) => i18n._(CONDITIONS[condition])));
  return (
    <Flex role="status" gap="3" p="4" mt="4" borderRadius="md" bg="gold.tint" color="ink" alignItems="flex-start">
      <Box flexShrink="0" pt="0.5" color="gold.text">
        <Info size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Text look="small">
        {t({
          id: 'relaxed.notice',
          message: `Almost: no venue meets all that you typed. These come closest; what differs: ${conditions}.`,
        })}
      </Text>
    </Flex>
  );
}

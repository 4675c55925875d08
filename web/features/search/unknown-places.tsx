import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Info from 'lucide-static/icons/info.svg?react';
import { useFormats } from '../../lib/formats.ts';
import { Box, Flex } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { withoutUnknown } from './meant-search.ts';
import { searchPath, type SearchParams } from './search-params.ts';

/** Names the unknown places of the search; they find nothing. */
export function UnknownPlaces({ params, unknown }: { params: SearchParams; unknown: readonly string[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  if (unknown.length === 0) return null;
  const places = formats.and(unknown.map((place) => t({ id: 'results.quoted', message: `“${place}”` })));

  return (
    <Flex role="status" gap="3" p="4" mt="4" borderRadius="md" bg="gold.tint" color="ink" alignItems="flex-start">
      <Box flexShrink="0" pt="0.5" color="gold.text">
        <Info size={20} aria-hidden />
      </Box>
      <Text look="small">
        {t({
          id: 'results.unknownPlaces',
          message: plural(unknown.length, {
            one: `We don’t know a place called ${places}. Check the spelling, or choose a city, department or region from the suggestions.`,
            other: `We don’t know any places called ${places}. Check the spelling, or choose cities, departments or regions from the suggestions.`,
          }),
        })}{' '}
        <Link to={searchPath(withoutUnknown(params, unknown))} preventScrollReset>
          <Trans id="results.withoutUnknown">Search without</Trans>
        </Link>
      </Text>
    </Flex>
  );
}

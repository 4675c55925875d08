import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-static/icons/sliders-horizontal.svg?react';
import { Box, Flex } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { SearchFilters, type SearchFiltersProps } from './search-filters.tsx';
import { cleared, conditionCount } from './search-conditions.ts';
import { conditionsIn } from './search-reading.ts';
import { useFilledDialog } from './use-filled-dialog.ts';

const ID = 'filtres-mobile';

type FilterDrawerProps = Omit<SearchFiltersProps, 'id'> & {
  /** Venues found so far; nothing while it is not known. */
  total: number | undefined;
};

/** On narrow screens: the button "Filters (3)", and the filters over the whole screen, with what they find at the foot. */
export function FilterDrawer({ params, reading, facets, change, total }: FilterDrawerProps) {
  const { t } = useLingui();
  const { dialog, open, opener } = useFilledDialog(ID);
  const count = conditionCount(params) + (reading ? conditionsIn(reading) - 1 : 0);

  return (
    <>
      <Button
        {...opener}
        px="4"
        display={{ base: 'inline-flex', lg: 'none' }}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {count > 0
          ? t({ id: 'filters.openCounted', message: `Filters (${count})` })
          : t({ id: 'filters.open', message: 'Filters' })}
      </Button>
      <FullScreenDialog
        id={ID}
        dialogRef={dialog}
        title={t({ id: 'filters.title', message: 'Filters' })}
        closeLabel={t({ id: 'filters.close', message: 'Close the filters' })}
      >
        {open && (
          <>
            <Box px={{ base: '4', md: '6' }} pt="5" pb="8" maxWidth="2xl" mx="auto">
              <SearchFilters params={params} reading={reading} facets={facets} change={change} />
            </Box>
            <Flex
              position="sticky"
              bottom="0"
              gap="3"
              px={{ base: '4', md: '6' }}
              py="3"
              bg="surface"
              borderTop="1px solid"
              borderColor="rule"
              justifyContent="space-between"
            >
              <Button look="ghost" disabled={count === 0} onClick={() => change(cleared)}>
                <Trans id="filters.clearAll">Clear all</Trans>
              </Button>
              <Button look="quiet" onClick={() => dialog.current?.close()}>
                {total === undefined
                  ? t({ id: 'filters.showVenues', message: 'Show the venues' })
                  : t({
                      id: 'filters.showCounted',
                      message: plural(total, {
                        0: 'No venue',
                        one: 'Show # venue',
                        other: 'Show # venues',
                      }),
                    })}
              </Button>
            </Flex>
          </>
        )}
      </FullScreenDialog>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import Sliders from 'lucide-static/icons/sliders-horizontal.svg?react';
import { useId, useState, type ReactNode } from 'react';
import { Box, Flex, Span } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { useFormats } from '../formats.ts';

type FilterFoldProps = {
  search: ReactNode;
  /** How many of the filters hold: said at the button that unfolds them. */
  held: number;
  /** Filters and order; none = the list has neither. */
  children: ReactNode;
};

/** The search of a list with its filters in one line. On a narrow screen a button unfolds the filters under it. */
export function FilterFold({ search, held, children }: FilterFoldProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center">
      {search && (
        <Box flex="1 1 14rem" minWidth="0">
          {search}
        </Box>
      )}
      {children && (
        <>
          <Button
            display={{ base: 'inline-flex', md: 'none' }}
            px="3"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Sliders size={18} aria-hidden />
            {t({ id: 'list.filters', message: 'Filters' })}
            {held > 0 && (
              <Span px="1.5" borderRadius="full" bg="ink" color="ink.on" fontSize="xs" lineHeight="1.25rem">
                {number(held)}
              </Span>
            )}
          </Button>
          <Flex id={id} display={{ base: open ? 'flex' : 'none', md: 'contents' }} gap="2" flexWrap="wrap" width="full">
            {children}
          </Flex>
        </>
      )}
    </Flex>
  );
}

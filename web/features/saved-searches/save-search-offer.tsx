import { Trans, useLingui } from '@lingui/react/macro';
import BellRing from 'lucide-static/icons/bell-ring.svg?react';
import { Suspense, useId } from 'react';
import type { SearchParams } from '../search/search-params.ts';
import { useFilledDialog } from '../search/use-filled-dialog.ts';
import { deferred } from '../../lib/deferred.tsx';
import { Flex, Span, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SmallDialog } from '../../ui/small-dialog.ts';
import { Heading, Text } from '../../ui/text.tsx';

/** In a script of its own: few open it. */
const SaveSearchForm = deferred(() => import('./save-search-form.tsx'));

const ID = 'suivre-recherche';

/** Offers to mail the new venues of a search. */
export default function SaveSearchOffer({ params }: { params: SearchParams }) {
  const { t } = useLingui();
  const titleId = useId();
  const { dialog, open, opener } = useFilledDialog(ID);
  return (
    <>
      <Flex
        mt="6"
        px={{ base: '4', md: '5' }}
        py="4"
        gap="4"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        border="1px solid"
        borderColor="rule"
        borderRadius="md"
        css={{ '@media (scripting: none), print': { display: 'none' } }}
      >
        <Flex gap="3" alignItems="center" flex="1 1 16rem">
          <Span display="inline-flex" flexShrink="0" color="copper.text">
            <BellRing size={22} aria-hidden />
          </Span>
          <Text>
            <Trans id="saveSearch.offer">Not the right one yet? New venues join all the time.</Trans>
          </Text>
        </Flex>
        <Button {...opener}>
          <Trans id="saveSearch.open">Get new venues by e-mail</Trans>
        </Button>
      </Flex>
      <SmallDialog ref={dialog} id={ID} aria-labelledby={titleId}>
        <Stack gap="4">
          <Heading as="h2" look="h3" id={titleId}>
            {t({ id: 'saveSearch.open', message: 'Get new venues by e-mail' })}
          </Heading>
          {open && (
            <Suspense fallback={<Skeleton height="14rem" />}>
              <SaveSearchForm params={params} onClose={() => dialog.current?.close()} />
            </Suspense>
          )}
        </Stack>
      </SmallDialog>
    </>
  );
}

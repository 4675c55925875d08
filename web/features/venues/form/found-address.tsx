import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import MapPinned from 'lucide-static/icons/map-pinned.svg?react';
import { useRef, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Box, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { AddressPositionDocument } from './venue-form.gen.ts';
import type { PositionForm, VenueForm } from './venue-form.ts';
import { positionForm } from './venue-input.ts';

/** What was looked up, and what it was found as; null = it was not found. */
type Outcome = { asked: string; street: string; found: string | null };

const isTyped = ({ latitude, longitude }: PositionForm) => (latitude + longitude).trim() !== '';

/**
 * The fields of the address, and the marker put to it: when they are left and nobody has placed the marker by hand, or when that is asked for. Where the
 * site looks no addresses up, the fields alone.
 */
export function FoundAddress({ children }: { children: ReactNode }) {
  const { findsAddresses } = usePageInfo();
  return findsAddresses ? <Finder>{children}</Finder> : children;
}

function Finder({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<VenueForm>();
  const [address, commune] = useWatch<VenueForm, ['address', 'commune']>({ name: ['address', 'commune'] });
  const client = useApolloClient();
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const current = `${commune?.code} ${address.trim()}`;
  // What stands in the fields when they come to light was looked up when it was written.
  const asked = useRef(current);

  const find = async (byItself: boolean) => {
    const { address: written, commune: chosen, position } = getValues();
    const street = written.trim();
    const key = `${chosen?.code} ${street}`;
    if (!chosen || street === '' || (byItself && (isTyped(position) || key === asked.current))) return;
    asked.current = key;
    setIsAsking(true);
    const found = await client
      .query({ query: AddressPositionDocument, variables: { address: street, communeCode: chosen.code } })
      .then(({ data }) => data?.addressPosition)
      .catch(() => undefined)
      .finally(() => setIsAsking(false));
    // It failed, or they typed on meanwhile.
    if (found === undefined || getValues('address').trim() !== street || getValues('commune')?.code !== chosen.code)
      return;
    setOutcome({ asked: key, street, found: found?.label ?? null });
    if (!found || (byItself && isTyped(getValues('position')))) return;
    setValue('position', positionForm(found), { shouldDirty: true });
  };

  return (
    <Stack gap="4">
      <Box
        display="contents"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) void find(true);
        }}
      >
        {children}
      </Box>
      {commune && address.trim() !== '' && (
        <Stack gap="2" alignItems="flex-start">
          <Button size="sm" onClick={() => void find(false)} busy={isAsking}>
            <MapPinned size={16} aria-hidden />
            <Trans id="venueForm.findAddress">Put the marker at this address</Trans>
          </Button>
          <Text look="small" tone="muted" role="status">
            {outcome?.asked === current &&
              (outcome.found !== null
                ? t({
                    id: 'venueForm.addressFound',
                    message: `Found: ${outcome.found}. Correct the marker on the map if it is not at your door.`,
                  })
                : t({
                    id: 'venueForm.addressMissed',
                    message: `“${outcome.street}” was not found. Put the marker on the map yourself.`,
                  }))}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

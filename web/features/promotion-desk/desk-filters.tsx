import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FilterChips } from '../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../lib/list/filter-select.tsx';
import { Flex } from '../../ui/box.ts';
import { deskPath, type DeskAddress } from './desk-address.ts';
import type { PromotionRoom } from './use-promotions.ts';

/** Which promotions are listed; the address keeps it. */
export function DeskFilters({ address, venues }: { address: DeskAddress; venues: PromotionRoom['venues'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const link = (changes: Partial<DeskAddress>) => deskPath({ ...address, page: 1, ...changes });
  return (
    <Flex gap="4" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between">
      <FilterChips
        label={t({ id: 'desk.states', message: 'Offers by state' })}
        allLabel={t({ id: 'desk.all', message: 'All' })}
        options={[
          { value: 'RUNNING', label: t({ id: 'desk.running', message: 'Current' }) },
          { value: 'COMING', label: t({ id: 'desk.coming', message: 'Upcoming' }) },
          { value: 'ENDED', label: t({ id: 'desk.ended', message: 'Ended' }) },
        ]}
        chosen={address.state}
        link={(state) => link({ state })}
      />
      {venues.length > 1 && (
        <FilterSelect
          label={t({ id: 'desk.venue', message: 'Venue' })}
          allLabel={t({ id: 'desk.allVenues', message: 'All my venues' })}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={address.venue}
          onChoose={(venue) => void navigate(link({ venue }), { replace: true, state: { keepScroll: true } })}
        />
      )}
    </Flex>
  );
}

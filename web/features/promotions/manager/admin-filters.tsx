import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { Flex } from '../../../ui/box.ts';
import { adminPath, type AdminAddress } from './admin-url.ts';
import type { PromotionRoom } from './use-promotions.ts';

/** Which promotions are listed; the address keeps it. */
export function AdminFilters({ address, venues }: { address: AdminAddress; venues: PromotionRoom['venues'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const link = (changes: Partial<AdminAddress>) => adminPath({ ...address, page: 1, ...changes });
  return (
    <Flex gap="4" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between">
      <FilterChips
        label={t({ id: 'adminOffers.states', message: 'Offers by state' })}
        allLabel={t({ id: 'adminOffers.all', message: 'All' })}
        options={[
          { value: 'RUNNING', label: t({ id: 'adminOffers.running', message: 'Current' }) },
          { value: 'COMING', label: t({ id: 'adminOffers.coming', message: 'Upcoming' }) },
          { value: 'ENDED', label: t({ id: 'adminOffers.ended', message: 'Ended' }) },
        ]}
        chosen={address.state}
        link={(state) => link({ state })}
      />
      {venues.length > 1 && (
        <FilterSelect
          label={t({ id: 'adminOffers.venue', message: 'Venue' })}
          allLabel={t({ id: 'adminOffers.allVenues', message: 'All my venues' })}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={address.venue}
          onChoose={(venue) => void navigate(link({ venue }), { replace: true, preventScrollReset: true })}
        />
      )}
    </Flex>
  );
}

import { styled } from '../../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Flex } from '../../../ui/box.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { SHORTLIST_ORDERS, type ShortlistOrder } from './shortlist-order.ts';

const Label = styled('label', { base: { fontSize: 'sm', color: 'ink.muted' } });

const NAMES = {
  added: msg({ id: 'shortlist.orderAdded', message: 'As added' }),
  name: msg({ id: 'shortlist.orderName', message: 'Name, A to Z' }),
  capacity: msg({ id: 'shortlist.orderCapacity', message: 'Largest room first' }),
} as const;

type ShortlistToolsProps = {
  ordering: ShortlistOrder;
  onOrdering: (ordering: ShortlistOrder) => void;
  allChosen: boolean;
  onChooseAll: (all: boolean) => void;
};

/** Chooses all venues or none, and orders them. */
export function ShortlistTools({ ordering, onOrdering, allChosen, onChooseAll }: ShortlistToolsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <Flex
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      css={{ '@media print': { display: 'none' } }}
    >
      <Checkbox checked={allChosen} onChange={({ target }) => onChooseAll(target.checked)}>
        <Trans id="shortlist.chooseAll">Choose all</Trans>
      </Checkbox>
      <Flex alignItems="center" gap="2">
        <Label htmlFor={id}>{t({ id: 'shortlist.order', message: 'Order' })}</Label>
        <Select
          id={id}
          width="auto"
          value={ordering}
          onChange={({ target }) => onOrdering(target.value as ShortlistOrder)}
        >
          {SHORTLIST_ORDERS.map((each) => (
            <option key={each} value={each}>
              {i18n._(NAMES[each])}
            </option>
          ))}
        </Select>
      </Flex>
    </Flex>
  );
}

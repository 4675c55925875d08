import { useLingui } from '@lingui/react/macro';
import { DayFilter } from '../../lib/list/day-filter.tsx';
import { FilterSelect } from '../../lib/list/filter-select.tsx';
import { useTerm } from '../../lib/terms.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { Flex, Stack } from '../../ui/box.ts';
import { type AuditAddress, type AuditChanges, SYSTEM } from './audit-address.ts';
import { useAuditActorsQuery } from './audit-log.gen.ts';
import { ACTION_VALUES, ACTIONS, OBJECT_VALUES, OBJECTS } from './audit-labels.ts';

type AuditFiltersProps = {
  address: AuditAddress;
  link: (changes: AuditChanges) => string;
  go: (changes: AuditChanges) => void;
};

/** What the log is narrowed down to: what was done, to what, by whom and when. */
export function AuditFilters({ address, link, go }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const actionName = useTerm(ACTIONS);
  const typeName = useTerm(OBJECTS);
  const { data } = useAuditActorsQuery();
  const { filters, actor, object, from, to } = address;
  const actors = (data?.auditActors ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  const system = { value: SYSTEM, label: t({ id: 'audit.system', message: 'The system' }) };
  const isListed = actor === '' || actor === SYSTEM || actors.some(({ value }) => value === actor);
  const one = [
    ...(object ? [{ label: t({ id: 'audit.oneObject', message: 'One object' }), to: link({ object: '' }) }] : []),
    ...(isListed ? [] : [{ label: t({ id: 'audit.oneActor', message: 'One account' }), to: link({ actor: '' }) }]),
  ];
  const byName = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
    values
      .map((value) => ({ value, label: name(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <Stack gap="3">
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
        <FilterSelect
          label={t({ id: 'audit.what', message: 'Action' })}
          allLabel={t({ id: 'audit.everyAction', message: 'All actions' })}
          options={byName(ACTION_VALUES, actionName)}
          chosen={filters.action}
          onChoose={(action) => go({ filters: { action } })}
        />
        <FilterSelect
          label={t({ id: 'audit.objectType', message: 'Object type' })}
          allLabel={t({ id: 'audit.everyObject', message: 'All objects' })}
          options={byName(OBJECT_VALUES, typeName)}
          chosen={filters.type}
          onChoose={(type) => go({ filters: { type }, object: '' })}
        />
        <FilterSelect
          label={t({ id: 'audit.who', message: 'Who' })}
          allLabel={t({ id: 'audit.everyone', message: 'Everyone' })}
          options={[...actors, system]}
          chosen={actor || null}
          onChoose={(chosen) => go({ actor: chosen ?? '' })}
        />
        <Flex gap="3" flexWrap="wrap" width={{ base: 'full', sm: 'auto' }}>
          <DayFilter
            label={t({ id: 'audit.from', message: 'From' })}
            day={from}
            onChange={(day) => go({ from: day })}
          />
          <DayFilter label={t({ id: 'audit.to', message: 'to' })} day={to} onChange={(day) => go({ to: day })} />
        </Flex>
      </Flex>
      {one.length > 0 && (
        <Flex gap="2" flexWrap="wrap">
          {one.map(({ label, to: path }) => (
            <RemovableChip
              key={label}
              to={path}
              state={{ keepScroll: true }}
              removeLabel={t({ id: 'audit.takeAway', message: `Remove this filter: ${label}` })}
            >
              {label}
            </RemovableChip>
          ))}
        </Flex>
      )}
    </Stack>
  );
}

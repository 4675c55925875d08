import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DayFilter } from '../../lib/list/day-filter.tsx';
import { FilterSelect } from '../../lib/list/filter-select.tsx';
import { useTerm } from '../../lib/terms.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { Row } from '../../ui/box.ts';
import { type AuditAddress, type AuditChanges, SYSTEM } from './audit-address.ts';
import { useAuditActorsQuery } from './audit-log.gen.ts';
import { ACTION_VALUES, ACTIONS, OBJECT_VALUES, OBJECTS } from './audit-labels.ts';

type AuditFiltersProps = {
  address: AuditAddress;
  go: (changes: AuditChanges) => void;
};

/** What the log is narrowed down to: what was done, to what, by whom and when. */
export function AuditFilters({ address, go }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const actionName = useTerm(ACTIONS);
  const typeName = useTerm(OBJECTS);
  const { actors } = useActors();
  const { filters, actor, from, to } = address;
  const system = { value: SYSTEM, label: t({ id: 'audit.system', message: 'The system' }) };
  const byName = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
    values
      .map((value) => ({ value, label: name(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <>
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
      <DayFilter
        fromLabel={t({ id: 'audit.from', message: 'From' })}
        toLabel={t({ id: 'audit.to', message: 'to' })}
        from={from}
        to={to}
        onChange={go}
      />
    </>
  );
}

/** What a link has narrowed the log down to, one object or somebody who is not in the list, each to be taken away. */
export function useAuditChips(address: AuditAddress, link: (changes: AuditChanges) => string): ReactNode {
  const { t } = useLingui();
  const { isListed } = useActors();
  const one = [
    ...(address.object
      ? [{ label: t({ id: 'audit.oneObject', message: 'One object' }), to: link({ object: '' }) }]
      : []),
    ...(isListed(address.actor)
      ? []
      : [{ label: t({ id: 'audit.oneActor', message: 'One account' }), to: link({ actor: '' }) }]),
  ];
  return (
    one.length > 0 && (
      <Row>
        {one.map(({ label, to: path }) => (
          <RemovableChip
            key={label}
            to={path}
            preventScrollReset
            removeLabel={t({ id: 'audit.takeAway', message: `Remove this filter: ${label}` })}
          >
            {label}
          </RemovableChip>
        ))}
      </Row>
    )
  );
}

/** Those who stand in the log. */
function useActors() {
  const { data } = useAuditActorsQuery();
  const actors = (data?.auditActors ?? []).flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  return {
    actors,
    isListed: (actor: string) => actor === '' || actor === SYSTEM || actors.some(({ value }) => value === actor),
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import EqualNot from 'lucide-static/icons/equal-not.svg?react';
import { useId, useMemo, type ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { useFormats } from '../../../lib/formats.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Span } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text, VisuallyHidden } from '../../../ui/text.tsx';
import { ColumnPicture } from './column-picture.tsx';
import { ColumnTools } from './column-tools.tsx';
import type { ComparedVenue } from './compared-venue.ts';
import { ComparisonCell } from './comparison-cell.tsx';
import { comparisonRows, isAsked, onlyDifferences as differencesOf, type ComparisonRow } from './comparison-rows.ts';
import * as Parts from './comparison-table-parts.ts';
import { GROUP_TITLES, useRowName } from './comparison-labels.ts';
import { useEventAnswers } from './use-event-answers.ts';
import { useTools } from './use-tools.ts';

type ComparisonTableProps = {
  venues: readonly ComparedVenue[];
  onlyDifferences: boolean;
  /** Whether another venue is on its way. */
  busy?: boolean;
  renderHeart?: (venue: ComparedVenue) => ReactNode;
};

/** The venues side by side: a column each, everything that is known of them in rows by theme. */
export function ComparisonTable({ venues, onlyDifferences, busy = false, renderHeart }: ComparisonTableProps) {
  const { t } = useLingui();
  const { and } = useFormats();
  const captionId = useId();
  const brief = useEventBrief();
  const { layouts, briefed } = brief;
  const groupTitle = useTerm(GROUP_TITLES);
  const rowName = useRowName();
  const slugs = useMemo(() => venues.map(({ slug }) => slug), [venues]);
  const { root, done, use } = useTools(slugs);
  const answers = useEventAnswers(slugs);
  const all = useMemo(() => comparisonRows(venues, layouts, answers), [venues, layouts, answers]);
  const several = venues.length > 1;
  const groups = onlyDifferences && several ? differencesOf(all) : all;
  const isMarked = (row: ComparisonRow) => several && !row.same && isAsked(row, brief);
  const names = and(venues.map(({ name }) => name));
  const columns = Math.min(4, venues.length) as 1 | 2 | 3 | 4;

  return (
    <>
      <Moved done={done} venues={venues} />
      <Parts.TableWindow role="region" aria-labelledby={captionId} tabIndex={0} venues={columns}>
        <Parts.Table ref={root} venues={columns} aria-busy={busy || undefined}>
          <caption id={captionId}>{t({ id: 'comparison.caption', message: `Comparison of ${names}` })}</caption>
          <thead>
            <tr>
              <Parts.Corner />
              {venues.map((venue) => (
                <Parts.PictureCell key={venue.id}>
                  <ColumnPicture venue={venue} />
                  <ColumnTools
                    venue={venue}
                    slugs={slugs}
                    onlyDifferences={onlyDifferences}
                    onUse={(tool) => use({ slug: venue.slug, tool })}
                  >
                    {renderHeart?.(venue)}
                  </ColumnTools>
                </Parts.PictureCell>
              ))}
            </tr>
            <tr>
              <Parts.NamesCorner>{groups.some(({ rows }) => rows.some(isMarked)) && <Legend />}</Parts.NamesCorner>
              {venues.map((venue) => (
                <Parts.ColumnHead key={venue.id} scope="col">
                  <Link
                    to={briefed(venueAddress(venue.slug))}
                    look="menu"
                    textStyle="h4"
                    fontFamily="heading"
                    lang="fr"
                  >
                    {venue.name}
                  </Link>
                  <Text look="caption" tone="muted">
                    {cityWithDepartment(venue)}
                  </Text>
                </Parts.ColumnHead>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <Parts.GroupHead scope="rowgroup" colSpan={venues.length + 1}>
                  <span>{groupTitle(name)}</span>
                </Parts.GroupHead>
              </tr>
              <Parts.GroupNames aria-hidden>
                <Parts.Corner />
                {venues.map(({ id, name: venueName }) => (
                  <td key={id} lang="fr">
                    {venueName}
                  </td>
                ))}
              </Parts.GroupNames>
              {rows.map((row) => (
                <Line key={row.name} row={row} venues={venues} label={rowName(row)} marked={isMarked(row)} />
              ))}
            </tbody>
          ))}
        </Parts.Table>
      </Parts.TableWindow>
      {groups.length === 0 && (
        <Text tone="muted">
          <Trans id="comparison.alike">
            These venues are identical on every row: what sets them apart is the place and the style.
          </Trans>
        </Text>
      )}
    </>
  );
}

/** Explains the sign of a marked row. */
function Legend() {
  return (
    <Flex as="span" gap="1.5" alignItems="flex-start" color="ink.muted" fontSize="xs" lineHeight="snug">
      <DiffersIcon />
      <Trans id="comparison.legend">The venues differ in what you asked for</Trans>
    </Flex>
  );
}

function DiffersIcon() {
  return (
    <Span color="gold.text" flexShrink="0" display="inline-flex" pt="1px">
      <EqualNot size={14} strokeWidth={2.25} aria-hidden />
    </Span>
  );
}

type LineProps = {
  row: ComparisonRow;
  venues: readonly ComparedVenue[];
  label: string;
  /** Whether the venues differ in what was asked for. */
  marked: boolean;
};

function Line({ row, venues, label, marked }: LineProps) {
  const several = venues.length > 1;
  return (
    <tr>
      <Parts.RowHead scope="row" marked={marked}>
        <Flex as="span" gap="1.5" alignItems="flex-start">
          <Span flex="1" minWidth="0">
            {label}
          </Span>
          {marked && (
            <>
              {' '}
              <DiffersIcon />
              <VisuallyHidden>
                <Trans id="comparison.differs">(differs)</Trans>
              </VisuallyHidden>
            </>
          )}
        </Flex>
      </Parts.RowHead>
      {venues.map((venue, index) => (
        <Parts.Value key={venue.id} same={several && row.same}>
          <ComparisonCell row={row} index={index} />
        </Parts.Value>
      ))}
    </tr>
  );
}

type MovedProps = { done: ReturnType<typeof useTools>['done']; venues: readonly ComparedVenue[] };

/** Tells those who don't see it where a column went. */
function Moved({ done, venues }: MovedProps) {
  const { t } = useLingui();
  const index = venues.findIndex(({ slug }) => slug === done?.slug);
  const name = venues[index]?.name ?? '';
  const place = index + 1;
  const count = venues.length;
  const words = !done
    ? ''
    : index >= 0
      ? t({ id: 'comparison.moved', message: `${name}: column ${place} of ${count}` })
      : t({ id: 'comparison.removed', message: 'Removed from the comparison' });
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}

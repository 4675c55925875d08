import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { StepPagination } from '../../ui/pagination.tsx';
import { type Part, partsBeside, type Place } from './connection.ts';

type PartLinksProps = {
  place: Place;
  /** Address of a part. */
  linkTo: (part: Part) => To;
  /** Names the links together; none = “Pages of results”. */
  label?: string;
  /** What stands between them. */
  children?: ReactNode;
};

/** The way to the parts of a list by cursor beside the one that is shown. Nothing when there is one part. */
export function PartLinks({ place, linkTo, label, children }: PartLinksProps) {
  const { t } = useLingui();
  const { previous, next } = partsBeside(place);
  return (
    <StepPagination
      previous={previous && linkTo(previous)}
      next={next && linkTo(next)}
      labels={{
        navigation: label ?? t({ id: 'results.pages', message: 'Pages of results' }),
        previous: t({ id: 'results.previousPage', message: 'Previous page' }),
        next: t({ id: 'results.nextPage', message: 'Next page' }),
      }}
    >
      {children}
    </StepPagination>
  );
}

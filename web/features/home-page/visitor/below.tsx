import { About } from './about.tsx';
import { Expertise } from './expertise.tsx';
import type { CardAction } from './favourite-card.tsx';
import { Favourites } from './favourites.tsx';
import type { HomePageQuery } from './home.gen.ts';
import { Invitations } from './invitations.tsx';
import { References } from './references.tsx';
import { Regions } from './regions.tsx';

type BelowProps = {
  /** Missing while it is on its way, or when it can't be had. */
  data: HomePageQuery | undefined;
  failed: boolean;
  /** What else one can do with a venue. */
  action: CardAction;
};

/** The home page below the search: rendered by the server with the rest, its script loaded when there is time. */
export default function Below({ data, failed, action }: BelowProps) {
  return (
    <>
      {!failed && <Favourites venues={data?.home.favourites} action={action} />}
      {data && <References references={data.home.references} />}
      {data && <Regions search={data.searchVenues} />}
      <Expertise />
      <Invitations />
      <About />
    </>
  );
}

import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';

/** About the platform, in English. */
export default function About() {
  const { operator } = usePageInfo().site;
  return (
    <Article
      lead="Since 1986 we have been looking for places where people work well together. Plénière puts that address book, kept up to date, into the hands of those who organise."
      sections={[
        {
          id: 'histoire',
          title: 'An address book that became a trade',
          body: (
            <>
              <p>
                It all began with a printed directory, posted once a year to executive assistants and training managers.
                It held what no brochure would say: the height of the ceiling, the real number of seats in a U, the walk
                from the station.
              </p>
              <p>
                Paper has gone, the standard has stayed. On Plénière every room is described by its metres and its
                layouts, every journey by its minutes. A search for sixty people shows venues that have one room for
                sixty people, never the sum of three small ones.
              </p>
            </>
          ),
        },
        {
          id: 'lieux',
          title: 'How a venue gets onto Plénière',
          body: (
            <>
              <ul>
                <li>
                  <strong>It registers.</strong> The owner describes the rooms, the services and the access in person.
                </li>
                <li>
                  <strong>We read.</strong> A person checks the company, the pictures and the capacities before anything
                  is published, and refuses what is not clear, saying why.
                </li>
                <li>
                  <strong>We read again.</strong> A published listing changes only after a check: what you read has been
                  approved.
                </li>
              </ul>
              <p>
                In the results, what answers your search comes first. Highlighted venues, chosen by our editors, are
                marked as such; some paid plans make a venue eligible for it, none guarantees it.
              </p>
            </>
          ),
        },
        {
          id: 'organisateurs',
          title: 'For those who organise',
          body: (
            <>
              <p>
                Searching, comparing, keeping a shortlist and sharing it need no account. One quote request goes to up
                to five venues; it is free, and the venues answer you directly, with no commission added to their
                prices.
              </p>
              <p>
                <Link to={SEARCH_PATH}>See the venues</Link> or <Link to="/demande-devis">request a quote</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'etablissements',
          title: 'For those who host',
          body: (
            <p>
              Hotels, châteaux, river boats, congress centres, workshops: a place fills up on weekdays once people know
              that it exists. A first listing is free; paid plans add pictures, offers and venues, with no hidden term.{' '}
              <Link to="/register">Register my venue</Link>.
            </p>
          ),
        },
        {
          id: 'convictions',
          title: 'What we hold to',
          body: (
            <ul>
              <li>Facts before adjectives: square metres, seats, minutes.</li>
              <li>Restraint: no advertising tracker, light pages that can be read anywhere, even on a train.</li>
              <li>
                Accessibility: of the site itself, and of the venues, whose step-free access is shown room by room.
              </li>
              <li>A word kept: a request received is a request answered.</li>
            </ul>
          ),
        },
        {
          id: 'maison',
          title: 'The house',
          body: (
            <p>
              Plénière is published by {operator.name}, {operator.address}. The official particulars are in the{' '}
              <Link to="/mentions-legales">legal notice</Link>, and the <Link to="/contact">contact page</Link> says how
              to reach us.
            </p>
          ),
        },
      ]}
    />
  );
}

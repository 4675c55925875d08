import { use } from 'react';
import { mapAddress, phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';
import { ArticleSlot } from '../article-slot.ts';
import { Facts } from '../facts.tsx';

/** The contact page in English. */
export default function Contact() {
  const { operator } = usePageInfo().site;
  return (
    <Article
      lead="A question about a venue, a request under way, a listing to correct: someone on our team answers you, in French or in English."
      before={use(ArticleSlot)}
      sections={[
        {
          id: 'joindre',
          title: 'Reach us',
          body: (
            <Facts
              of={{
                Telephone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                'E-mail': <a href={`mailto:${operator.email}`}>{operator.email}</a>,
                Hours: `Monday to Friday, ${operator.hours.replace('-', ' to ')} Paris time, except French public holidays`,
                Address: (
                  <>
                    {operator.name}
                    <br />
                    {operator.address}, France
                    <br />
                    <a href={mapAddress(operator.address)} rel="noopener">
                      See on a map
                    </a>
                  </>
                ),
              }}
            />
          ),
        },
        {
          id: 'delais',
          title: 'What to expect',
          body: (
            <ul>
              <li>On the telephone you speak to a member of the team.</li>
              <li>An e-mail is answered on the next working day at the latest.</li>
              <li>
                A <Link to="/demande-devis">quote request</Link> is forwarded to the venues once we have read it,
                usually within half a day; they answer you themselves.
              </li>
            </ul>
          ),
        },
        {
          id: 'sujets',
          title: 'Straight to the point',
          body: (
            <>
              <h3>You are organising an event</h3>
              <p>
                Give us the town, the date, the number of participants and the layout that you need. The fastest way is
                a <Link to="/demande-devis">quote request</Link>, free and without obligation.
              </p>
              <h3>You run a venue</h3>
              <p>
                To be listed on Plénière, <Link to="/register">register your venue</Link>. If you are a client already,
                name the venue in your message.
              </p>
              <h3>Your personal data</h3>
              <p>
                Write to <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>; the{' '}
                <Link to="/politique-confidentialite">privacy policy</Link> says what you can ask for.
              </p>
              <h3>You are a journalist</h3>
              <p>Give us a call: we ring back the same day.</p>
            </>
          ),
        },
      ]}
    />
  );
}

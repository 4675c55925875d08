import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';

/** The terms of use in English. */
export default function Terms() {
  const { operator } = usePageInfo().site;
  const mail = <a href={`mailto:${operator.email}`}>{operator.email}</a>;
  return (
    <Article
      updated="2026-11-21"
      lead={`These terms bind ${operator.name}, publisher of Plénière, and everyone who uses the site: visitors who look for a venue, professionals who offer one.`}
      sections={[
        {
          id: 'objet',
          title: '1. Purpose of the service',
          body: (
            <>
              <p>
                Plénière lets you find and compare venues for professional events, and ask them for quotes. We bring
                people together; we rent out no room, sell no service and are no party to the contract that you conclude
                with a venue.
              </p>
              <p>Using the site means accepting these terms. Creating an account requires express acceptance.</p>
            </>
          ),
        },
        {
          id: 'acces',
          title: '2. Access and accounts',
          body: (
            <>
              <p>
                Search, shortlist, comparison and quote requests are free and need no account. Accounts are for
                professionals who offer a venue and have the power to bind their company.
              </p>
              <p>
                Our team examines each registration and may refuse it, giving its reason. Account holders keep their
                credentials secret and their information up to date, and answer for what is done with their account;
                they tell us of any suspicious use without delay. Two-factor authentication is recommended.
              </p>
            </>
          ),
        },
        {
          id: 'annonces',
          title: '3. Rules for listings',
          body: (
            <>
              <p>Whoever publishes a listing warrants:</p>
              <ul>
                <li>to operate the venue, or to be mandated to offer it;</li>
                <li>that areas, capacities, stars, access and services are accurate on the day of publication;</li>
                <li>to hold the rights to the pictures and texts, including the consent of the people shown;</li>
                <li>that the venue meets the safety and accessibility rules for premises open to the public;</li>
                <li>that its offers are real, dated, and open to everybody on the terms announced.</li>
              </ul>
              <p>
                For as long as the listing exists, they grant us free of charge the non-exclusive right to reproduce and
                adapt this content for the site and its promotion. Content that is misleading, infringing,
                discriminatory or against the law is forbidden, and so are contact details placed in pictures or titles.
              </p>
            </>
          ),
        },
        {
          id: 'moderation',
          title: '4. Review and removal',
          body: (
            <>
              <p>
                A person reads each listing before it is published, and each change to a published one. We may refuse,
                suspend or remove it if it breaks these terms. Those concerned receive the reasons for the decision and
                may contest it within six months by writing to {mail}; the complaint is examined by somebody other than
                the person who decided.
              </p>
              <p>
                Anybody can <Link to="/mentions-legales#signalement">report content</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'classement',
          title: '5. How results are ranked',
          body: (
            <>
              <p>
                A search shows the published venues that meet every condition chosen. Where there are fewer than five,
                those that come closest follow under the title “Almost”, with what differs.
              </p>
              <p>By default the venues are ordered by relevance, which is in this order:</p>
              <ol>
                <li>
                  what you have written: the name of the venue first, then its town, kind, services and description;
                </li>
                <li>
                  highlighting: the top 5, the first page, the recommended venues, then the favourites. These venues are
                  marked “Highlighted”;
                </li>
                <li>
                  the quality of the listing: the number of photographs and rooms, the length of the description, then
                  the stars;
                </li>
                <li>the name, in alphabetical order.</li>
              </ol>
              <p>
                Our editors choose the venues that are highlighted. Some paid subscription plans make a venue eligible
                for the home page, and so for being highlighted, which improves its rank; none of them guarantees it.
                You can order otherwise: by capacity, stars, price, name or date of addition; highlighting then only
                decides between venues that are equal.
              </p>
            </>
          ),
        },
        {
          id: 'devis',
          title: '6. Quote requests',
          body: (
            <>
              <p>
                A request describes a project in good faith and may address up to five venues. It binds neither the
                person who makes it nor the venues that receive it. We read it, forward it and keep its reference.
                Prices, availability and conditions are those that the venue tells you; the contract is made between you
                and the venue.
              </p>
              <p>Requests that are automated, fictitious or meant to canvass the venues are set aside.</p>
            </>
          ),
        },
        {
          id: 'abonnements',
          title: '7. Plans and subscriptions',
          body: (
            <p>
              A free plan lets you list one venue. Paid plans, their term, limits and price excluding tax are shown
              before you subscribe and invoiced with the VAT in force. When a subscription ends without renewal, what
              exceeds the limits of the free plan is no longer shown to the public; nothing is erased, and renewal
              brings it back. Any sum unpaid when due bears interest at the increased legal rate, plus the flat recovery
              charge of €40 provided by the French commercial code.
            </p>
          ),
        },
        {
          id: 'usage',
          title: '8. Fair use',
          body: (
            <p>
              It is forbidden to disturb the service, to circumvent its protections, to extract a substantial part of it
              by automated means or to pass for somebody else. The public programming interfaces may be used freely
              within the rate limits stated in their documentation.
            </p>
          ),
        },
        {
          id: 'responsabilite',
          title: '9. Liability',
          body: (
            <>
              <p>
                We run the service with the care of a diligent professional, without a guarantee that it is never
                interrupted. The information in listings comes from the venues: in spite of our reviews, check with them
                what is essential to your project before you commit yourself.
              </p>
              <p>
                We are not liable for the performance of services agreed between visitors and venues, nor for indirect
                damage. Towards a business client our liability is limited to the amount paid for the last twelve
                months. Nothing here excludes a liability that the law does not allow to be excluded.
              </p>
            </>
          ),
        },
        {
          id: 'fin',
          title: '10. Term and end',
          body: (
            <p>
              Account holders delete their account whenever they wish. In case of a serious breach we may suspend or
              close an account, after a formal notice that has remained without effect for fifteen days, or at once if
              the safety of the service or the law requires it, stating our reasons.
            </p>
          ),
        },
        {
          id: 'donnees',
          title: '11. Personal data',
          body: (
            <p>
              The <Link to="/politique-confidentialite">privacy policy</Link> is part of these terms.
            </p>
          ),
        },
        {
          id: 'droit',
          title: '12. Changes, applicable law and disputes',
          body: (
            <>
              <p>
                We may change these terms. Account holders are told by e-mail thirty days before; they may close their
                account if they do not accept them. The version that applies is the one published here on the day of
                use. The French version is authoritative.
              </p>
              <p>
                French law applies. Before any lawsuit, write to {mail}: we first seek an amicable solution. Failing
                that, and between professionals, the courts of the publisher’s registered office have sole jurisdiction.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

import { phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Article } from '../article.tsx';
import { Facts } from '../facts.tsx';

/** “3 years”, “18 months” */
function period(months: number): string {
  const years = months / 12;
  const [count, unit] = Number.isInteger(years) ? [years, 'year'] : [months, 'month'];
  return `${count} ${unit}${count > 1 ? 's' : ''}`;
}

/** The privacy policy in English. */
export default function Privacy() {
  const { site, retention } = usePageInfo();
  const { operator } = site;
  const mail = <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>;
  return (
    <Article
      updated="2026-11-21"
      lead="Looking for a venue on Plénière needs no account and leaves no trace for advertisers. This is, in plain words, what we do with the data that you entrust to us."
      sections={[
        {
          id: 'responsable',
          title: 'Who is responsible for your data',
          body: (
            <>
              <p>
                The controller, within the meaning of Regulation (EU) 2016/679 (GDPR), is {operator.name},{' '}
                {operator.address}. For any question about your data:
              </p>
              <Facts
                of={{
                  'E-mail': mail,
                  Telephone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                  Post: `${operator.name}, Données personnelles, ${operator.address}`,
                }}
              />
            </>
          ),
        },
        {
          id: 'traitements',
          title: 'What we collect, and why',
          body: (
            <>
              <h3>You visit the site</h3>
              <p>
                Like every web server, ours records the IP address, the time, the page requested and the type of
                browser. These logs serve to run the site, to protect it and to find faults. Legal basis: our legitimate
                interest in providing a safe service. We use no third-party audience measurement, no advertising and no
                profiling.
              </p>
              <h3>You request a quote</h3>
              <p>
                We collect your name, company, e-mail address, telephone number and the description of your event, in
                order to pass the request on to the venues that you chose and to follow up their answers. Legal basis:
                steps taken at your request before entering into a contract.
              </p>
              <h3>You write to us</h3>
              <p>
                We keep your message and your contact details to answer you. Legal basis: our legitimate interest in
                answering those who turn to us.
              </p>
              <h3>You follow a search</h3>
              <p>
                We keep your e-mail address and the conditions of the search to tell you of new venues, once you have
                confirmed it. Legal basis: your consent, which you withdraw with one click in each e-mail.
              </p>
              <h3>You register a venue</h3>
              <p>
                We collect your identity, your business contact details and those of your company, a password (kept in a
                form that cannot be reversed) and the history of what is done with your listings. Legal basis:
                performance of our contract. Invoicing data meet a legal obligation.
              </p>
              <p>
                Forms mark the fields that are required; without them we cannot act on your request. We ask for no
                sensitive data, and ask you to write none into free-text fields.
              </p>
            </>
          ),
        },
        {
          id: 'duree',
          title: 'For how long',
          body: (
            <Facts
              of={{
                'Technical logs': '12 months at most',
                'Quote requests': `${period(retention.quotes)} after the last exchange`,
                Messages: `${period(retention.messages)} after the last exchange`,
                'Searches that you follow':
                  '12 months, renewable; erased as soon as you end them, and after 48 hours unless you confirm them',
                Accounts: 'As long as the account exists; when it is deleted, the data are made anonymous at once',
                'Deleted listings': '30 days, so that they can be restored',
                'Refused registrations': period(retention.registrations),
                'Pages that account holders looked at': period(retention.activity),
                'Notifications that were read': period(retention.notifications),
                'Log of what was done to listings, requests and accounts': period(retention.audit),
                Invoices: '10 years (article L. 123-22 of the French commercial code)',
              }}
            />
          ),
        },
        {
          id: 'destinataires',
          title: 'Who has access',
          body: (
            <>
              <p>Your data are neither sold nor rented out. Access is given, each for their own part, to:</p>
              <ul>
                <li>the members of our team in charge of requests, moderation and support;</li>
                <li>
                  the venues to which a quote request is forwarded: they receive your contact details and your project,
                  and become controllers in their turn;
                </li>
                <li>
                  our technical processors, bound by contract under article 28 GDPR: {operator.hostName} (hosting,{' '}
                  {operator.hostAddress}) and our provider for service e-mails;
                </li>
                <li>the authorities, where the law requires it.</li>
              </ul>
              <p>
                The data are hosted within the European Union. Should a transfer outside the Union become necessary, it
                would be covered by an adequacy decision or by the European Commission’s standard contractual clauses.
              </p>
            </>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies and local storage',
          body: (
            <>
              <p>
                The site stores only what it needs. French law asks for no consent in that case (article 82 of the Data
                Protection Act), which is why no banner interrupts you.
              </p>
              <Facts
                of={{
                  '“language” cookie': 'The language that you chose, 1 year',
                  '“theme” cookie': 'The light or dark theme, or that of your system, 1 year',
                  'Session cookie': 'Set only when you sign in, removed when you sign out',
                  'Local storage':
                    'The language, your shortlist and the venue last opened from the home page: they stay in your browser, and you erase them whenever you like',
                  'Tab storage': 'Your reading position and a form that you began, until the tab is closed',
                }}
              />
              <p>
                Fonts, pictures and maps come from our own server. Protection against robots is a computation made by
                your browser, without any third party.
              </p>
            </>
          ),
        },
        {
          id: 'droits',
          title: 'Your rights',
          body: (
            <>
              <p>
                You may ask for access to your data, their correction, erasure or portability, for a processing to be
                restricted, or object to it; you may also say what is to become of them after your death. Write to{' '}
                {mail}: we answer within a month, free of charge. We ask for proof of identity only where there is
                reasonable doubt.
              </p>
              <p>
                Account holders can correct their information, download it and delete their account themselves, from
                their profile.
              </p>
              <p>
                If our answer does not satisfy you, you may complain to the CNIL, 3 place de Fontenoy, TSA 80715, 75334
                Paris Cedex 07, France, or at <a href="https://www.cnil.fr/en/plaintes">cnil.fr</a>.
              </p>
            </>
          ),
        },
        {
          id: 'securite',
          title: 'How we protect them',
          body: (
            <p>
              Exchanges are encrypted, passwords are hashed with Argon2, two-factor authentication is offered to every
              account, access is limited to those who need it and backups are checked. In case of a breach that presents
              a risk we notify the CNIL within 72 hours and, where the risk is high, the people concerned.
            </p>
          ),
        },
        {
          id: 'changements',
          title: 'If this policy changes',
          body: (
            <p>
              The date at the top of the page is that of the latest version. An important change is announced to account
              holders by e-mail, thirty days before it applies.
            </p>
          ),
        },
      ]}
    />
  );
}

import { phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';
import { Facts } from '../facts.tsx';

/** The legal notice in English. */
export default function LegalNotice() {
  const { operator } = usePageInfo().site;
  const mail = <a href={`mailto:${operator.email}`}>{operator.email}</a>;
  return (
    <Article
      updated="2026-11-25"
      lead="Who publishes this site, who hosts it, and to whom belongs what you read here: the information required by article 1-1 of the French law of 21 June 2004 on confidence in the digital economy."
      sections={[
        {
          id: 'editeur',
          title: 'Publisher',
          body: (
            <Facts
              of={{
                Company: operator.name,
                'Legal form': operator.legalForm,
                'Share capital': operator.capital,
                Registration: operator.registration,
                'VAT number': operator.vatNumber,
                'Registered office': operator.address,
                Telephone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                'E-mail': mail,
                'Director of publication': operator.director,
              }}
            />
          ),
        },
        {
          id: 'hebergeur',
          title: 'Host',
          body: (
            <Facts
              of={{
                Company: operator.hostName,
                Address: operator.hostAddress,
                Telephone: <a href={phoneAddress(operator.hostPhone)}>{operator.hostPhone}</a>,
              }}
            />
          ),
        },
        {
          id: 'signalement',
          title: 'Reporting content',
          body: (
            <>
              <p>
                Listings are written by the venues and read by us before they are published. If one of them seems
                illegal or misleading to you, write to {mail} with the exact address of the page, what you find wrong
                with it and your contact details. This address is also our single point of contact within the meaning of
                articles 11 and 12 of Regulation (EU) 2022/2065 on digital services; you may write in French or in
                English.
              </p>
              <p>
                We acknowledge receipt, examine the report without delay and tell you our decision, its reasons and how
                to contest it. The venue concerned is told of any measure taken.
              </p>
            </>
          ),
        },
        {
          id: 'propriete',
          title: 'Intellectual property',
          body: (
            <>
              <p>
                The brand, the texts, the drawings, the code and the database of Plénière are protected. Reproducing or
                extracting a substantial part without written permission is forbidden, save for the exceptions provided
                by law. Photographs and descriptions of venues belong to their authors, who have licensed them to us.
              </p>
              <p>You are free to link to any public page of this site.</p>
            </>
          ),
        },
        {
          id: 'sources',
          title: 'Sources and licences',
          body: (
            <p>
              The site contains public data, maps, typefaces and open-source software. Their authors and licences are
              named on the page <Link to="/licences">Sources and licences</Link>. The scenes of the demonstration are
              drawn by the software and show no real place.
            </p>
          ),
        },
        {
          id: 'donnees',
          title: 'Personal data',
          body: (
            <p>
              What we do with your data, and the rights that you have over them, is explained in the{' '}
              <Link to="/politique-confidentialite">privacy policy</Link>. The rules for using the site are in the{' '}
              <Link to="/conditions-utilisation">terms of use</Link>.
            </p>
          ),
        },
        {
          id: 'accessibilite',
          title: 'Accessibility',
          body: (
            <p>
              The site is designed to meet WCAG 2.2 at level AA: it can be used with a keyboard and with a screen
              reader, and its public pages can be read without JavaScript. If something stands in your way, tell {mail}:
              we will give you the information in another form and mend the fault.
            </p>
          ),
        },
      ]}
    />
  );
}

import { use } from 'react';
import { mapAddress, phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';
import { ArticleSlot } from '../article-slot.ts';
import { Facts } from '../facts.tsx';

/** `09:00-18:00` en toutes lettres. */
function inWords(hours: string): string {
  return hours
    .split('-')
    .map((time) => {
      const [hour, minute] = time.split(':');
      return `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`;
    })
    .join(' à ');
}

/** La page de contact, en français. */
export default function Contact() {
  const { operator } = usePageInfo().site;
  return (
    <Article
      lead="Une question sur un lieu, une demande en cours, une annonce à corriger : quelqu’un de la maison vous répond, en français ou en anglais."
      before={use(ArticleSlot)}
      sections={[
        {
          id: 'joindre',
          title: 'Nous joindre',
          body: (
            <Facts
              of={{
                Téléphone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                'E-mail': <a href={`mailto:${operator.email}`}>{operator.email}</a>,
                Horaires: `Du lundi au vendredi, de ${inWords(operator.hours)}, hors jours fériés`,
                Adresse: (
                  <>
                    {operator.name}
                    <br />
                    {operator.address}
                    <br />
                    <a href={mapAddress(operator.address)} rel="noopener">
                      Voir sur une carte
                    </a>
                  </>
                ),
              }}
            />
          ),
        },
        {
          id: 'delais',
          title: 'À quoi vous attendre',
          body: (
            <ul>
              <li>Par téléphone, vous parlez à une personne de l’équipe.</li>
              <li>Un e-mail reçoit une réponse le jour ouvré suivant au plus tard.</li>
              <li>
                Une <Link to="/demande-devis">demande de devis</Link> est transmise aux lieux après relecture, en
                général dans la demi-journée ; ils vous répondent eux-mêmes.
              </li>
            </ul>
          ),
        },
        {
          id: 'sujets',
          title: 'Pour aller droit au but',
          body: (
            <>
              <h3>Vous organisez un événement</h3>
              <p>
                Donnez-nous la ville, la date, le nombre de participants et la disposition souhaitée. Le plus rapide
                reste la <Link to="/demande-devis">demande de devis</Link>, gratuite et sans engagement.
              </p>
              <h3>Vous tenez un lieu</h3>
              <p>
                Pour annoncer sur Plénière, <Link to="/register">inscrivez votre établissement</Link>. Si vous êtes déjà
                client, rappelez-nous le nom du lieu dans votre message.
              </p>
              <h3>Vos données personnelles</h3>
              <p>
                Écrivez à <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a> ; la{' '}
                <Link to="/politique-confidentialite">politique de confidentialité</Link> dit ce que vous pouvez
                demander.
              </p>
              <h3>Vous êtes journaliste</h3>
              <p>Appelez-nous : nous vous rappelons dans la journée.</p>
            </>
          ),
        },
      ]}
    />
  );
}

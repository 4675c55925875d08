import { phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';
import { Facts } from '../facts.tsx';

/** Les mentions légales, en français. */
export default function LegalNotice() {
  const { operator } = usePageInfo().site;
  const mail = <a href={`mailto:${operator.email}`}>{operator.email}</a>;
  return (
    <Article
      updated="2026-11-25"
      lead="Qui publie ce site, qui l’héberge, et à qui appartient ce que l’on y lit : les informations que demande l’article 1er-1 de la loi du 21 juin 2004 pour la confiance dans l’économie numérique."
      sections={[
        {
          id: 'editeur',
          title: 'Éditeur',
          body: (
            <Facts
              of={{
                'Raison sociale': operator.name,
                'Forme juridique': operator.legalForm,
                'Capital social': operator.capital,
                Immatriculation: operator.registration,
                'TVA intracommunautaire': operator.vatNumber,
                Siège: operator.address,
                Téléphone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                'E-mail': mail,
                'Directeur de la publication': operator.director,
              }}
            />
          ),
        },
        {
          id: 'hebergeur',
          title: 'Hébergeur',
          body: (
            <Facts
              of={{
                Société: operator.hostName,
                Adresse: operator.hostAddress,
                Téléphone: <a href={phoneAddress(operator.hostPhone)}>{operator.hostPhone}</a>,
              }}
            />
          ),
        },
        {
          id: 'signalement',
          title: 'Signaler un contenu',
          body: (
            <>
              <p>
                Les annonces sont rédigées par les établissements et relues avant d’être publiées. Si l’une d’elles vous
                paraît illicite ou trompeuse, écrivez à {mail} en indiquant l’adresse exacte de la page, ce que vous lui
                reprochez et vos coordonnées. Cette adresse est aussi notre point de contact unique au sens des articles
                11 et 12 du règlement (UE) 2022/2065 sur les services numériques ; vous pouvez y écrire en français ou
                en anglais.
              </p>
              <p>
                Nous accusons réception, examinons le signalement dans les meilleurs délais et vous faisons connaître
                notre décision motivée ainsi que les moyens de la contester. L’établissement concerné est informé de
                toute mesure prise.
              </p>
            </>
          ),
        },
        {
          id: 'propriete',
          title: 'Propriété intellectuelle',
          body: (
            <>
              <p>
                La marque, les textes, les dessins, le code et la base de données de Plénière sont protégés. Toute
                reproduction ou extraction substantielle sans autorisation écrite est interdite, hors les exceptions
                prévues par la loi. Les photographies et descriptions des lieux appartiennent à leurs auteurs, qui nous
                en ont concédé l’usage.
              </p>
              <p>Vous pouvez librement faire un lien vers n’importe quelle page publique de ce site.</p>
            </>
          ),
        },
        {
          id: 'sources',
          title: 'Sources et licences',
          body: (
            <p>
              Le site contient des données publiques, des cartes, des polices et des logiciels libres. Leurs auteurs et
              leurs licences sont nommés sur la page <Link to="/licences">Sources et licences</Link>. Les scènes de
              démonstration sont dessinées par le logiciel et ne représentent aucun lieu réel.
            </p>
          ),
        },
        {
          id: 'donnees',
          title: 'Données personnelles',
          body: (
            <p>
              Ce que nous faisons de vos données, et les droits que vous avez sur elles, est expliqué dans la{' '}
              <Link to="/politique-confidentialite">politique de confidentialité</Link>. Les règles d’usage du site sont
              dans les <Link to="/conditions-utilisation">conditions d’utilisation</Link>.
            </p>
          ),
        },
        {
          id: 'accessibilite',
          title: 'Accessibilité',
          body: (
            <p>
              Le site est conçu pour satisfaire aux règles WCAG 2.2 de niveau AA : il s’utilise au clavier, avec un
              lecteur d’écran, et ses pages publiques se lisent sans JavaScript. Si quelque chose vous arrête, dites-le
              à {mail} : nous vous donnerons l’information autrement et corrigerons le défaut.
            </p>
          ),
        },
      ]}
    />
  );
}

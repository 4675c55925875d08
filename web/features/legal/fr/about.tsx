import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';

/** À propos de la maison, en français. */
export default function About() {
  const { operator } = usePageInfo().site;
  return (
    <Article
      lead="Depuis 1986, nous cherchons des lieux où l’on travaille bien ensemble. Plénière met ce carnet d’adresses, tenu à jour, entre les mains de ceux qui organisent."
      sections={[
        {
          id: 'histoire',
          title: 'Un carnet d’adresses devenu un métier',
          body: (
            <>
              <p>
                Tout a commencé par un annuaire imprimé, envoyé une fois l’an aux assistantes de direction et aux
                responsables de formation. On y trouvait ce qu’aucune brochure ne disait : la hauteur sous plafond, le
                nombre réel de places en U, la distance à pied depuis la gare.
              </p>
              <p>
                Le papier a disparu, l’exigence est restée. Sur Plénière, chaque salle est décrite par ses mètres et ses
                dispositions, chaque accès par ses minutes. Une recherche pour soixante personnes montre des lieux qui
                ont une salle pour soixante personnes, jamais la somme de trois petites.
              </p>
            </>
          ),
        },
        {
          id: 'lieux',
          title: 'Comment un lieu entre sur Plénière',
          body: (
            <>
              <ul>
                <li>
                  <strong>Il s’inscrit.</strong> Le propriétaire décrit lui-même ses salles, ses services et ses accès.
                </li>
                <li>
                  <strong>Nous relisons.</strong> Une personne vérifie l’entreprise, les photos et les capacités avant
                  toute publication, et refuse ce qui n’est pas clair, en disant pourquoi.
                </li>
                <li>
                  <strong>Nous relisons encore.</strong> Une annonce publiée ne change qu’après contrôle : ce que vous
                  lisez a été approuvé.
                </li>
              </ul>
              <p>
                Dans les résultats, ce qui répond à votre recherche vient d’abord. Les lieux mis en avant, choisis par
                notre rédaction, portent cette mention ; certaines formules payantes y rendent éligible, aucune ne le
                garantit.
              </p>
            </>
          ),
        },
        {
          id: 'organisateurs',
          title: 'Pour ceux qui organisent',
          body: (
            <>
              <p>
                Chercher, comparer, garder une sélection et la partager ne demande aucun compte. Une seule demande de
                devis part vers cinq lieux au plus ; elle est gratuite, et les établissements vous répondent
                directement, sans commission ajoutée à leurs prix.
              </p>
              <p>
                <Link to={SEARCH_PATH}>Voir les lieux</Link> ou <Link to="/demande-devis">demander un devis</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'etablissements',
          title: 'Pour ceux qui accueillent',
          body: (
            <p>
              Hôtels, châteaux, péniches, centres de congrès, ateliers : un lieu se remplit en semaine quand on sait
              qu’il existe. Une première annonce est gratuite ; les formules payantes ajoutent des photos, des
              promotions et des lieux, sans durée cachée. <Link to="/register">Inscrire mon lieu</Link>.
            </p>
          ),
        },
        {
          id: 'convictions',
          title: 'Ce à quoi nous tenons',
          body: (
            <ul>
              <li>Des faits avant des adjectifs : des mètres carrés, des places, des minutes.</li>
              <li>La sobriété : aucun traceur publicitaire, des pages légères, lisibles partout, même en train.</li>
              <li>
                L’accessibilité : du site lui-même, et des lieux, dont l’accès de plain-pied est indiqué salle par
                salle.
              </li>
              <li>La parole tenue : une demande reçue est une demande à laquelle on répond.</li>
            </ul>
          ),
        },
        {
          id: 'maison',
          title: 'La maison',
          body: (
            <p>
              Plénière est éditée par {operator.name}, {operator.address}. Les renseignements officiels sont dans les{' '}
              <Link to="/mentions-legales">mentions légales</Link>, et nous sommes joignables depuis la{' '}
              <Link to="/contact">page de contact</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}

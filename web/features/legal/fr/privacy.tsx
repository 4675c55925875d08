import { phoneAddress } from '../../../lib/addresses.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Article } from '../article.tsx';
import { Facts } from '../facts.tsx';

/** « 3 ans », « 18 mois » */
function period(months: number): string {
  const years = months / 12;
  return Number.isInteger(years) ? `${years} ${years > 1 ? 'ans' : 'an'}` : `${months} mois`;
}

/** La politique de confidentialité, en français. */
export default function Privacy() {
  const { site, retention } = usePageInfo();
  const { operator } = site;
  const mail = <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>;
  return (
    <Article
      updated="2026-11-21"
      lead="Chercher un lieu sur Plénière ne demande aucun compte et ne laisse aucune trace publicitaire. Voici, sans détour, ce que nous faisons des données que vous nous confiez."
      sections={[
        {
          id: 'responsable',
          title: 'Qui est responsable de vos données',
          body: (
            <>
              <p>
                Le responsable du traitement, au sens du règlement (UE) 2016/679 (RGPD), est {operator.name},{' '}
                {operator.address}. Pour toute question sur vos données :
              </p>
              <Facts
                of={{
                  'E-mail': mail,
                  Téléphone: <a href={phoneAddress(operator.phone)}>{operator.phone}</a>,
                  Courrier: `${operator.name}, Données personnelles, ${operator.address}`,
                }}
              />
            </>
          ),
        },
        {
          id: 'traitements',
          title: 'Ce que nous recueillons, et pourquoi',
          body: (
            <>
              <h3>Vous visitez le site</h3>
              <p>
                Comme tout serveur web, le nôtre note l’adresse IP, l’heure, la page demandée et le type de navigateur.
                Ces journaux servent à faire fonctionner le site, à le protéger et à trouver les pannes. Base légale :
                notre intérêt légitime à fournir un service sûr. Nous n’utilisons ni mesure d’audience tierce, ni
                publicité, ni profilage.
              </p>
              <h3>Vous demandez un devis</h3>
              <p>
                Nous recueillons votre nom, votre entreprise, votre e-mail, votre téléphone et la description de votre
                événement, afin de transmettre la demande aux lieux que vous avez choisis et d’assurer le suivi de leurs
                réponses. Base légale : les mesures précontractuelles prises à votre demande.
              </p>
              <h3>Vous nous écrivez</h3>
              <p>
                Nous gardons votre message et vos coordonnées pour vous répondre. Base légale : notre intérêt légitime à
                répondre à qui nous sollicite.
              </p>
              <h3>Vous suivez une recherche</h3>
              <p>
                Nous gardons votre adresse e-mail et les critères de la recherche pour vous signaler les nouveaux lieux,
                après que vous l’avez confirmé. Base légale : votre consentement, que vous retirez d’un clic dans chaque
                e-mail.
              </p>
              <h3>Vous inscrivez un lieu</h3>
              <p>
                Nous recueillons votre identité, vos coordonnées professionnelles, celles de votre entreprise, un mot de
                passe (conservé sous forme chiffrée irréversible) et l’historique des actions faites sur vos annonces.
                Base légale : l’exécution du contrat qui nous lie. Les données de facturation répondent à une obligation
                légale.
              </p>
              <p>
                Dans les formulaires, les champs obligatoires sont signalés ; sans eux, nous ne pouvons pas donner
                suite. Nous ne demandons aucune donnée sensible et vous prions de n’en écrire aucune dans les zones de
                texte libre.
              </p>
            </>
          ),
        },
        {
          id: 'duree',
          title: 'Combien de temps',
          body: (
            <Facts
              of={{
                'Journaux techniques': '12 mois au plus',
                'Demandes de devis': `${period(retention.quotes)} après le dernier échange`,
                Messages: `${period(retention.messages)} après le dernier échange`,
                'Recherches suivies':
                  '12 mois, renouvelables ; effacées aussitôt que vous les arrêtez, et après 48 heures si vous ne les confirmez pas',
                Comptes: 'Tant que le compte existe ; à sa suppression, les données sont rendues anonymes aussitôt',
                'Annonces supprimées': '30 jours, le temps de pouvoir les rétablir',
                'Inscriptions rejetées': period(retention.registrations),
                'Pages consultées par les titulaires d’un compte': period(retention.activity),
                'Notifications lues': period(retention.notifications),
                'Journal des actions faites sur les annonces, les demandes et les comptes': period(retention.audit),
                Factures: '10 ans (article L. 123-22 du code de commerce)',
              }}
            />
          ),
        },
        {
          id: 'destinataires',
          title: 'Qui y a accès',
          body: (
            <>
              <p>Vos données ne sont ni vendues, ni louées. Y ont accès, chacun pour ce qui le concerne :</p>
              <ul>
                <li>les personnes de notre équipe chargées des demandes, de la modération et de l’assistance ;</li>
                <li>
                  les lieux auxquels une demande de devis est transmise : ils reçoivent vos coordonnées et votre projet,
                  et en deviennent à leur tour responsables ;
                </li>
                <li>
                  nos sous-traitants techniques, liés par contrat selon l’article 28 du RGPD : {operator.hostName}{' '}
                  (hébergement, {operator.hostAddress}) et notre prestataire d’envoi des e-mails de service ;
                </li>
                <li>les autorités, lorsque la loi l’exige.</li>
              </ul>
              <p>
                Les données sont hébergées dans l’Union européenne. Si un transfert hors de l’Union devenait nécessaire,
                il serait encadré par une décision d’adéquation ou par les clauses contractuelles types de la Commission
                européenne.
              </p>
            </>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies et stockage local',
          body: (
            <>
              <p>
                Le site ne dépose que ce qui lui est nécessaire. La loi n’impose pas de consentement dans ce cas
                (article 82 de la loi Informatique et Libertés) ; c’est pourquoi aucun bandeau ne vous interrompt.
              </p>
              <Facts
                of={{
                  'Cookie « language »': 'La langue que vous avez choisie, 1 an',
                  'Cookie « theme »': 'Le thème clair, sombre ou celui du système, 1 an',
                  'Cookie de session': 'Déposé à la connexion seulement, effacé à la déconnexion',
                  'Stockage local':
                    'La langue, votre sélection de lieux et le dernier lieu ouvert depuis l’accueil : ces informations restent dans votre navigateur et vous les effacez quand vous voulez',
                  'Stockage de l’onglet':
                    'La position de lecture et un formulaire commencé, jusqu’à la fermeture de l’onglet',
                }}
              />
              <p>
                Les polices, les images et les cartes viennent de notre propre serveur. La protection contre les robots
                est un calcul fait par votre navigateur, sans service tiers.
              </p>
            </>
          ),
        },
        {
          id: 'droits',
          title: 'Vos droits',
          body: (
            <>
              <p>
                Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité, la
                limitation d’un traitement, ou vous y opposer ; vous pouvez aussi dire ce qu’elles doivent devenir après
                votre mort. Écrivez à {mail} : nous répondons sous un mois, gratuitement. Nous ne demandons un
                justificatif d’identité qu’en cas de doute raisonnable.
              </p>
              <p>
                Le titulaire d’un compte peut corriger ses informations, les télécharger et supprimer son compte
                lui-même, depuis son profil.
              </p>
              <p>
                Si notre réponse ne vous satisfait pas, vous pouvez saisir la CNIL, 3 place de Fontenoy, TSA 80715,
                75334 Paris Cedex 07, ou sur <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>.
              </p>
            </>
          ),
        },
        {
          id: 'securite',
          title: 'Comment nous les protégeons',
          body: (
            <>
              <p>
                Les échanges sont chiffrés, les mots de passe hachés avec Argon2, la double authentification est
                proposée à chaque compte, les accès sont limités à ceux qui en ont besoin et les sauvegardes sont
                contrôlées. En cas de violation présentant un risque, nous prévenons la CNIL sous 72 heures et, si le
                risque est élevé, les personnes concernées.
              </p>
            </>
          ),
        },
        {
          id: 'changements',
          title: 'Si cette politique change',
          body: (
            <p>
              La date en tête de page indique la dernière version. Un changement important est annoncé par e-mail aux
              titulaires d’un compte, trente jours avant de s’appliquer.
            </p>
          ),
        },
      ]}
    />
  );
}

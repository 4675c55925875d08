import { usePageInfo } from '../../../lib/page-info.tsx';
import { Link } from '../../../ui/button.tsx';
import { Article } from '../article.tsx';

/** Les conditions d’utilisation, en français. */
export default function Terms() {
  const { operator } = usePageInfo().site;
  const mail = <a href={`mailto:${operator.email}`}>{operator.email}</a>;
  return (
    <Article
      updated="2026-11-21"
      lead={`Ces conditions lient ${operator.name}, qui édite Plénière, à toute personne qui utilise le site : visiteurs qui cherchent un lieu, professionnels qui en proposent un.`}
      sections={[
        {
          id: 'objet',
          title: '1. Objet du service',
          body: (
            <>
              <p>
                Plénière permet de trouver et de comparer des lieux destinés aux événements professionnels, et de leur
                demander des devis. Nous mettons en relation ; nous ne louons aucune salle, ne vendons aucune prestation
                et ne sommes pas partie au contrat que vous concluez avec un établissement.
              </p>
              <p>
                Utiliser le site vaut acceptation de ces conditions. La création d’un compte demande une acceptation
                expresse.
              </p>
            </>
          ),
        },
        {
          id: 'acces',
          title: '2. Accès et comptes',
          body: (
            <>
              <p>
                La recherche, la sélection, la comparaison et la demande de devis sont gratuites et ne demandent aucun
                compte. Le compte est réservé aux professionnels qui proposent un lieu et ont le pouvoir d’engager leur
                entreprise.
              </p>
              <p>
                L’inscription est examinée par notre équipe, qui peut la refuser en donnant son motif. Le titulaire
                garde ses identifiants secrets, tient ses informations à jour et répond de ce qui est fait avec son
                compte ; il nous prévient sans tarder d’un usage suspect. La double authentification est recommandée.
              </p>
            </>
          ),
        },
        {
          id: 'annonces',
          title: '3. Règles des annonces',
          body: (
            <>
              <p>Celui qui publie une annonce garantit :</p>
              <ul>
                <li>qu’il exploite le lieu, ou qu’il est mandaté pour le proposer ;</li>
                <li>
                  que les surfaces, les capacités, le classement, les accès et les services sont exacts à la date de
                  publication ;
                </li>
                <li>
                  qu’il détient les droits sur les photographies et les textes, y compris le droit à l’image des
                  personnes ;
                </li>
                <li>
                  que le lieu respecte les règles de sécurité et d’accessibilité des établissements recevant du public ;
                </li>
                <li>que ses promotions sont réelles, datées et ouvertes à tous aux conditions annoncées.</li>
              </ul>
              <p>
                Il nous accorde, gratuitement et tant que l’annonce existe, le droit non exclusif de reproduire et
                d’adapter ces contenus pour le site et sa promotion. Sont interdits les contenus trompeurs,
                contrefaisants, discriminatoires ou contraires à la loi, ainsi que les coordonnées placées dans les
                photos ou les titres.
              </p>
            </>
          ),
        },
        {
          id: 'moderation',
          title: '4. Relecture et retrait',
          body: (
            <>
              <p>
                Une personne relit chaque annonce avant sa publication, et chaque modification d’une annonce publiée.
                Nous pouvons la refuser, la suspendre ou la retirer si elle enfreint ces conditions. L’intéressé reçoit
                les motifs de la décision et peut la contester dans les six mois en écrivant à {mail} ; la contestation
                est examinée par une autre personne que celle qui a décidé.
              </p>
              <p>
                Toute personne peut <Link to="/mentions-legales#signalement">signaler un contenu</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'classement',
          title: '5. Comment les résultats sont classés',
          body: (
            <>
              <p>
                Une recherche montre les lieux publiés qui remplissent tous les critères choisis. S’il y en a moins de
                cinq, ceux qui s’en approchent le plus suivent, sous le titre « Presque », avec ce qui diffère.
              </p>
              <p>Par défaut, les lieux sont rangés par pertinence, dans cet ordre :</p>
              <ol>
                <li>
                  ce que vous avez écrit : le nom du lieu d’abord, puis sa ville, son type, ses services et sa
                  description ;
                </li>
                <li>
                  la mise en avant : le top 5, la première page, les lieux recommandés, puis les coups de cœur. Ces
                  lieux portent la mention « Mis en avant » ;
                </li>
                <li>
                  la qualité de l’annonce : le nombre de photos et de salles, la longueur de la description, puis les
                  étoiles ;
                </li>
                <li>le nom, par ordre alphabétique.</li>
              </ol>
              <p>
                Notre rédaction choisit les lieux mis en avant. Certaines formules d’abonnement payantes rendent un lieu
                éligible à l’accueil, et donc à une mise en avant qui améliore son rang ; aucune ne la garantit. Vous
                pouvez ranger autrement : par capacité, étoiles, prix, nom ou date d’ajout ; la mise en avant ne
                départage alors que les lieux à égalité.
              </p>
            </>
          ),
        },
        {
          id: 'devis',
          title: '6. Demandes de devis',
          body: (
            <>
              <p>
                Une demande décrit sincèrement un projet et peut viser cinq lieux au plus. Elle n’engage ni celui qui la
                fait, ni les lieux qui la reçoivent. Nous la relisons, la transmettons et en gardons la référence. Les
                prix, disponibilités et conditions sont ceux que l’établissement vous communique ; le contrat se forme
                entre vous et lui.
              </p>
              <p>Les demandes automatiques, fictives ou destinées à démarcher les établissements sont écartées.</p>
            </>
          ),
        },
        {
          id: 'abonnements',
          title: '7. Formules et abonnements',
          body: (
            <p>
              Une formule gratuite permet d’annoncer un lieu. Les formules payantes, leur durée, leurs limites et leur
              prix hors taxes sont affichés avant la souscription et facturés avec la TVA en vigueur. À l’échéance d’un
              abonnement non renouvelé, ce qui dépasse les limites de la formule gratuite n’est plus montré au public ;
              rien n’est effacé, et le renouvellement le rétablit. Toute somme non payée à l’échéance porte intérêt au
              taux légal majoré, outre l’indemnité forfaitaire de 40 € pour frais de recouvrement prévue par le code de
              commerce.
            </p>
          ),
        },
        {
          id: 'usage',
          title: '8. Usage loyal',
          body: (
            <p>
              Il est interdit de perturber le service, d’en contourner les protections, d’en extraire une partie
              substantielle de façon automatisée ou de s’y faire passer pour autrui. Les interfaces de programmation
              publiques sont libres d’usage dans les limites de débit annoncées par leur documentation.
            </p>
          ),
        },
        {
          id: 'responsabilite',
          title: '9. Responsabilité',
          body: (
            <>
              <p>
                Nous apportons au service le soin d’un professionnel diligent, sans garantir qu’il soit exempt
                d’interruption. Les informations des annonces viennent des établissements : malgré nos relectures,
                vérifiez auprès d’eux ce qui est essentiel à votre projet avant de vous engager.
              </p>
              <p>
                Nous ne répondons pas de l’exécution des prestations conclues entre visiteurs et établissements, ni d’un
                dommage indirect. Envers un client professionnel, notre responsabilité est limitée au montant payé pour
                les douze derniers mois. Rien ici n’écarte une responsabilité que la loi interdit d’écarter.
              </p>
            </>
          ),
        },
        {
          id: 'fin',
          title: '10. Durée et fin',
          body: (
            <p>
              Un titulaire supprime son compte quand il le veut. En cas de manquement grave, nous pouvons suspendre ou
              fermer un compte, après une mise en demeure restée sans effet pendant quinze jours, ou sans délai si la
              sécurité du service ou la loi l’exige, en exposant nos motifs.
            </p>
          ),
        },
        {
          id: 'donnees',
          title: '11. Données personnelles',
          body: (
            <p>
              La <Link to="/politique-confidentialite">politique de confidentialité</Link> fait partie de ces
              conditions.
            </p>
          ),
        },
        {
          id: 'droit',
          title: '12. Évolution, droit applicable et litiges',
          body: (
            <>
              <p>
                Nous pouvons modifier ces conditions. Les titulaires d’un compte en sont prévenus par e-mail trente
                jours avant ; ils peuvent fermer leur compte s’ils ne les acceptent pas. La version applicable est celle
                publiée ici le jour de l’usage. La version française fait foi.
              </p>
              <p>
                Le droit français s’applique. Avant tout procès, écrivez à {mail} : nous cherchons d’abord une solution
                amiable. À défaut, et entre professionnels, les tribunaux du siège de l’éditeur sont seuls compétents.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

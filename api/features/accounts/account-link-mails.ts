import { accountMail, button, note, paragraph } from './account-mail-parts.ts';

/** The proof that an address is its owner's; it is the receipt of a registration as well. */
export const EMAIL_VERIFICATION = accountMail('email-verification', {
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    preheader: 'Un clic suffit\u00a0; le lien vaut 24 heures.',
    title: 'Confirmez votre adresse e-mail',
    blocks: ({ registrationNumber, linkPath }, { email }) => [
      paragraph(
        registrationNumber
          ? `Nous avons bien reçu votre inscription, sous le numéro ${registrationNumber}. Il reste à confirmer que cette adresse est la vôtre.`
          : 'Il reste à confirmer que cette adresse est la vôtre.',
      ),
      button('Confirmer mon adresse', linkPath ?? '/verify-email'),
      paragraph(
        'Un administrateur examine ensuite votre inscription. Vous recevrez un e-mail dès qu’elle sera approuvée.',
      ),
      note(
        `Ce lien vaut 24 heures et ne sert qu’une fois. Si vous n’avez pas demandé d’inscription, n’en tenez pas compte ou écrivez-nous à ${email}.`,
      ),
    ],
    reason: 'Vous recevez ce message parce que cette adresse a été indiquée lors d’une inscription.',
  },
  en: {
    subject: 'Confirm your e-mail address',
    preheader: 'One click is enough; the link is valid for 24 hours.',
    title: 'Confirm your e-mail address',
    blocks: ({ registrationNumber, linkPath }, { email }) => [
      paragraph(
        registrationNumber
          ? `We have received your registration, number ${registrationNumber}. Please confirm that this address is yours.`
          : 'Please confirm that this address is yours.',
      ),
      button('Confirm my address', linkPath ?? '/verify-email'),
      paragraph(
        'An administrator will then review your registration. You will get an e-mail as soon as it is approved.',
      ),
      note(
        `This link is valid for 24 hours and works once. If you did not ask to register, ignore it or write to us at ${email}.`,
      ),
    ],
    reason: 'You are receiving this message because this address was given in a registration.',
  },
});

export const PASSWORD_RESET = accountMail('password-reset', {
  fr: {
    subject: 'Réinitialisez votre mot de passe',
    preheader: 'Le lien vaut 30 minutes et ne sert qu’une fois.',
    title: 'Choisissez un nouveau mot de passe',
    blocks: ({ linkPath }) => [
      paragraph('Vous avez demandé à réinitialiser le mot de passe de votre compte.'),
      button('Choisir un mot de passe', linkPath ?? '/reset-password'),
      paragraph('Une fois le mot de passe changé, vous serez déconnecté de tous vos appareils.'),
      note(
        'Ce lien vaut 30 minutes et ne sert qu’une fois. Si vous n’avez rien demandé, n’en tenez pas compte\u00a0: votre mot de passe reste le même.',
      ),
    ],
  },
  en: {
    subject: 'Reset your password',
    preheader: 'The link is valid for 30 minutes and works once.',
    title: 'Choose a new password',
    blocks: ({ linkPath }) => [
      paragraph('You asked to reset the password of your account.'),
      button('Choose a password', linkPath ?? '/reset-password'),
      paragraph('Once the password is changed, you will be signed out on all your devices.'),
      note(
        'This link is valid for 30 minutes and works once. If you did not ask for it, ignore it: your password stays as it is.',
      ),
    ],
  },
});

/** To who has an account, and whose address somebody has registered with again. */
export const ACCOUNT_EXISTS = accountMail('account-exists', {
  fr: {
    subject: 'Vous avez déjà un compte',
    preheader: 'Une inscription a été demandée avec votre adresse.',
    title: 'Vous avez déjà un compte',
    blocks: () => [
      paragraph(
        'Une inscription vient d’être demandée avec votre adresse, mais celle-ci a déjà un compte. Rien n’a changé.',
      ),
      button('Se connecter', '/login'),
      note('Mot de passe oublié\u00a0? La page de connexion permet d’en choisir un autre.'),
    ],
  },
  en: {
    subject: 'You already have an account',
    preheader: 'Somebody asked to register with your address.',
    title: 'You already have an account',
    blocks: () => [
      paragraph(
        'Somebody has just asked to register with your address, which already has an account. Nothing has changed.',
      ),
      button('Sign in', '/login'),
      note('Forgotten your password? You can choose another one from the login page.'),
    ],
  },
});

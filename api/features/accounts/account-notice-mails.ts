import { accountMail, button, note, paragraph } from './account-mail-parts.ts';

const NOT_YOU = {
  fr: (email: string): string =>
    `Si ce n’est pas vous, réinitialisez votre mot de passe sans attendre et écrivez-nous à ${email}.`,
  en: (email: string): string => `If it was not you, reset your password at once and write to us at ${email}.`,
};

export const PASSWORD_CHANGED = accountMail('password-changed', {
  fr: {
    subject: 'Votre mot de passe a été changé',
    preheader: 'Vous êtes déconnecté de vos autres appareils.',
    title: 'Votre mot de passe a été changé',
    blocks: (_, { email }) => [
      paragraph('Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.'),
      button('Se connecter', '/login'),
      note(NOT_YOU.fr(email)),
    ],
  },
  en: {
    subject: 'Your password was changed',
    preheader: 'You have been signed out on your other devices.',
    title: 'Your password was changed',
    blocks: (_, { email }) => [
      paragraph('The password of your account has just been changed. Your other devices have been signed out.'),
      button('Sign in', '/login'),
      note(NOT_YOU.en(email)),
    ],
  },
});

export const TWO_FACTOR_ENABLED = accountMail('two-factor-enabled', {
  fr: {
    subject: 'La double authentification est activée',
    preheader: 'Un code vous sera demandé à chaque connexion.',
    title: 'La double authentification est activée',
    blocks: (_, { email }) => [
      paragraph('Un code vous sera désormais demandé à chaque connexion. Gardez vos codes de secours en lieu sûr.'),
      button('Voir mon profil', '/dashboard/profile'),
      note(NOT_YOU.fr(email)),
    ],
  },
  en: {
    subject: 'Two-factor authentication is on',
    preheader: 'You will be asked for a code each time you sign in.',
    title: 'Two-factor authentication is on',
    blocks: (_, { email }) => [
      paragraph(
        'From now on you will be asked for a code each time you sign in. Keep your recovery codes in a safe place.',
      ),
      button('See my profile', '/dashboard/profile'),
      note(NOT_YOU.en(email)),
    ],
  },
});

export const TWO_FACTOR_DISABLED = accountMail('two-factor-disabled', {
  fr: {
    subject: 'La double authentification est désactivée',
    preheader: 'Votre mot de passe suffit désormais pour vous connecter.',
    title: 'La double authentification est désactivée',
    blocks: (_, { email }) => [
      paragraph('Votre mot de passe suffit désormais pour vous connecter. Vos codes de secours ne valent plus rien.'),
      button('Voir mon profil', '/dashboard/profile'),
      note(NOT_YOU.fr(email)),
    ],
  },
  en: {
    subject: 'Two-factor authentication is off',
    preheader: 'Your password is now enough to sign in.',
    title: 'Two-factor authentication is off',
    blocks: (_, { email }) => [
      paragraph('Your password is now enough to sign in. Your recovery codes are void.'),
      button('See my profile', '/dashboard/profile'),
      note(NOT_YOU.en(email)),
    ],
  },
});

export const REGISTRATION_APPROVED = accountMail('registration-approved', {
  fr: {
    subject: 'Votre inscription est approuvée',
    preheader: 'Vous pouvez vous connecter.',
    title: 'Bienvenue',
    blocks: () => [
      paragraph('Un administrateur a approuvé votre inscription. Vous pouvez vous connecter et présenter vos lieux.'),
      button('Se connecter', '/login'),
    ],
  },
  en: {
    subject: 'Your registration is approved',
    preheader: 'You can sign in now.',
    title: 'Welcome',
    blocks: () => [
      paragraph('An administrator has approved your registration. You can sign in and present your venues.'),
      button('Sign in', '/login'),
    ],
  },
});

export const REGISTRATION_REJECTED = accountMail('registration-rejected', {
  fr: {
    subject: 'Votre inscription a été rejetée',
    preheader: 'Voici pourquoi, et comment nous répondre.',
    title: 'Votre inscription a été rejetée',
    blocks: ({ rejectionReason }, { email }) => [
      paragraph('Un administrateur a examiné votre inscription et ne l’a pas retenue, pour la raison suivante\u00a0:'),
      { kind: 'quote', text: rejectionReason ?? '' },
      paragraph(`Si vous pensez qu’il s’agit d’une erreur, écrivez-nous à ${email}.`),
      button('Nous contacter', '/contact'),
    ],
  },
  en: {
    subject: 'Your registration was rejected',
    preheader: 'Here is why, and how to answer us.',
    title: 'Your registration was rejected',
    blocks: ({ rejectionReason }, { email }) => [
      paragraph('An administrator has reviewed your registration and did not accept it, for the following reason:'),
      { kind: 'quote', text: rejectionReason ?? '' },
      paragraph(`If you think that this is a mistake, write to us at ${email}.`),
      button('Contact us', '/contact'),
    ],
  },
});

export const ACCOUNT_DELETED = accountMail('account-deleted', {
  fr: {
    subject: 'Votre compte est supprimé',
    preheader: 'Vos données sont effacées et vos lieux ne sont plus visibles.',
    title: 'Votre compte est supprimé',
    blocks: (_, { privacyEmail }) => [
      paragraph(
        'Comme vous l’avez demandé, vos données personnelles sont effacées et vos lieux ne sont plus visibles.',
      ),
      button('Revenir au site', '/establishments'),
      note(`Si vous n’avez rien demandé, écrivez-nous à ${privacyEmail}.`),
    ],
    reason: 'Vous recevez ce dernier message parce que vous aviez un compte avec cette adresse.',
  },
  en: {
    subject: 'Your account is deleted',
    preheader: 'Your data are erased, and your venues can no longer be seen.',
    title: 'Your account is deleted',
    blocks: (_, { privacyEmail }) => [
      paragraph('As you asked, your personal data are erased and your venues can no longer be seen.'),
      button('Back to the site', '/establishments'),
      note(`If you did not ask for it, write to us at ${privacyEmail}.`),
    ],
    reason: 'You are receiving this last message because you had an account with this address.',
  },
});

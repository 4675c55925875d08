import { accountMail, button, note, paragraph } from './account-mail-parts.ts';

/** An administrator has made an account for somebody, who chooses his password by the link. */
export const ACCOUNT_INVITATION = accountMail('account-invitation', {
  fr: {
    subject: 'Votre compte vous attend',
    preheader: 'Choisissez votre mot de passe\u00a0; le lien vaut trois jours.',
    title: 'Un compte a été créé pour vous',
    blocks: ({ linkPath, email }, operator) => [
      paragraph(
        `Un administrateur a créé un compte pour vous avec l’adresse ${email}. Il ne manque que votre mot de passe.`,
      ),
      button('Choisir mon mot de passe', linkPath ?? '/reset-password'),
      note(
        `Ce lien vaut trois jours et ne sert qu’une fois\u00a0; ensuite, «\u00a0Mot de passe oublié\u00a0» sur la page de connexion vous en envoie un autre. Si vous n’attendiez pas ce compte, écrivez-nous à ${operator.email}.`,
      ),
    ],
  },
  en: {
    subject: 'Your account is ready',
    preheader: 'Choose your password; the link is valid for three days.',
    title: 'An account was created for you',
    blocks: ({ linkPath, email }, operator) => [
      paragraph(
        `An administrator has created an account for you with the address ${email}. Only your password is missing.`,
      ),
      button('Choose my password', linkPath ?? '/reset-password'),
      note(
        `The link is valid for three days and works once; after that, “Forgotten password” on the login page sends you another. If you did not expect this account, write to us at ${operator.email}.`,
      ),
    ],
  },
});

/** An administrator has a new password chosen. */
export const PASSWORD_RESET_OFFERED = accountMail('password-reset-offered', {
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    preheader: 'Le lien vaut 30 minutes et ne sert qu’une fois.',
    title: 'Choisissez un nouveau mot de passe',
    blocks: ({ linkPath }, { email }) => [
      paragraph('Un administrateur vous envoie ce lien pour choisir un nouveau mot de passe.'),
      button('Choisir un mot de passe', linkPath ?? '/reset-password'),
      paragraph('Une fois le mot de passe changé, vous serez déconnecté de tous vos appareils.'),
      note(
        `Ce lien vaut 30 minutes et ne sert qu’une fois. Tant que vous ne l’utilisez pas, votre mot de passe reste le même. Une question\u00a0? Écrivez-nous à ${email}.`,
      ),
    ],
  },
  en: {
    subject: 'Choose a new password',
    preheader: 'The link is valid for 30 minutes and works once.',
    title: 'Choose a new password',
    blocks: ({ linkPath }, { email }) => [
      paragraph('An administrator is sending you this link to choose a new password.'),
      button('Choose a new password', linkPath ?? '/reset-password'),
      paragraph('Once the password is changed, you will be signed out on all your devices.'),
      note(
        `The link is valid for 30 minutes and works once. Until you use it, your password stays as it is. Questions? Write to us at ${email}.`,
      ),
    ],
  },
});

export const ACCOUNT_SUSPENDED = accountMail('account-suspended', {
  fr: {
    subject: 'Votre compte est suspendu',
    preheader: 'Voici pourquoi, et comment nous répondre.',
    title: 'Votre compte est suspendu',
    blocks: ({ suspensionReason }, { email }) => [
      paragraph(
        'Vous ne pouvez plus vous connecter et vos lieux ne sont plus visibles sur le site. Rien n’est supprimé.',
      ),
      ...(suspensionReason
        ? [
            paragraph('Un administrateur en donne la raison suivante\u00a0:'),
            { kind: 'quote' as const, text: suspensionReason },
          ]
        : []),
      paragraph(`Si vous pensez qu’il s’agit d’une erreur, écrivez-nous à ${email}.`),
      button('Nous contacter', '/contact'),
    ],
  },
  en: {
    subject: 'Your account is suspended',
    preheader: 'Here is why, and how to answer us.',
    title: 'Your account is suspended',
    blocks: ({ suspensionReason }, { email }) => [
      paragraph('You can no longer sign in, and your venues are no longer shown on the site. Nothing is deleted.'),
      ...(suspensionReason
        ? [
            paragraph('An administrator gives the following reason:'),
            { kind: 'quote' as const, text: suspensionReason },
          ]
        : []),
      paragraph(`If you think that this is a mistake, write to us at ${email}.`),
      button('Contact us', '/contact'),
    ],
  },
});

export const ACCOUNT_DEACTIVATED = accountMail('account-deactivated', {
  fr: {
    subject: 'Votre compte est désactivé',
    preheader: 'Rien n’est supprimé, et il peut être rouvert.',
    title: 'Votre compte est désactivé',
    blocks: (_, { email }) => [
      paragraph(
        'Un administrateur a désactivé votre compte\u00a0: vous ne pouvez plus vous connecter et vos lieux ne sont plus visibles sur le site. Rien n’est supprimé.',
      ),
      paragraph(`Pour le rouvrir, écrivez-nous à ${email}.`),
      button('Nous contacter', '/contact'),
    ],
  },
  en: {
    subject: 'Your account is deactivated',
    preheader: 'Nothing is deleted, and it can be opened again.',
    title: 'Your account is deactivated',
    blocks: (_, { email }) => [
      paragraph(
        'An administrator has deactivated your account: you can no longer sign in, and your venues are no longer shown on the site. Nothing is deleted.',
      ),
      paragraph(`To have it opened again, write to us at ${email}.`),
      button('Contact us', '/contact'),
    ],
  },
});

export const ACCOUNT_REACTIVATED = accountMail('account-reactivated', {
  fr: {
    subject: 'Votre compte est de nouveau ouvert',
    preheader: 'Vous pouvez vous connecter.',
    title: 'Votre compte est de nouveau ouvert',
    blocks: () => [
      paragraph(
        'Un administrateur a rouvert votre compte. Vous pouvez vous connecter, et vos lieux publiés sont de nouveau visibles.',
      ),
      button('Se connecter', '/login'),
    ],
  },
  en: {
    subject: 'Your account is open again',
    preheader: 'You can sign in now.',
    title: 'Your account is open again',
    blocks: () => [
      paragraph(
        'An administrator has reopened your account. You can sign in, and your published venues can be seen again.',
      ),
      button('Sign in', '/login'),
    ],
  },
});

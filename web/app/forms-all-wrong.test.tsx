import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ContactForm from '../features/messages/visitor/contact-form.tsx';
import { TOKEN_KEY } from '../../schema/constants.ts';
import { ownerQuote } from '../features/quotes/owner/owner-quote.factory.ts';
import { keepDraft } from '../features/quotes/visitor/quote-draft.ts';
import { aQuoteForm } from '../features/quotes/visitor/quote-form.factory.ts';
import { api, server } from '../testing/api.ts';
import { easyCaptcha } from '../testing/captcha.ts';
import { renderWithApp } from '../testing/render-with-app.tsx';
import { aToken, signedInAs } from '../testing/viewer.ts';
import NewUserPage from '../features/accounts/admin/new-user-page.tsx';
import ReferencesPage from '../features/home-page/admin/references-page.tsx';
import CreateVenuePage from '../features/venues/form/create-venue-page.tsx';
import ForgotPasswordPage from '../features/accounts/sign-in/forgot-password-page.tsx';
import OwnPromotionsPage from '../features/promotions/manager/own-promotions-page.tsx';
import OwnerQuotePage from '../features/quotes/owner/owner-quote-page.tsx';
import QuoteRequestPage from '../features/quotes/visitor/quote-request-page.tsx';
import RegisterPage from '../features/accounts/sign-in/register-page.tsx';
import ResetPasswordPage from '../features/accounts/sign-in/reset-password-page.tsx';
import { VenueRoomDocument } from '../features/billing/owner/subscription.gen.ts';
import { CommunesDocument } from '../features/venues/form/venue-form.gen.ts';
import { QuoteVenuesDocument } from '../features/quotes/visitor/quote-venues.gen.ts';
import { QuoteFitDocument } from '../features/quotes/visitor/quote-fit.gen.ts';
import { OwnerQuoteDocument } from '../features/quotes/owner/owner-quotes.gen.ts';
import { MyPromotionsDocument } from '../features/promotions/manager/promotions-admin.gen.ts';
import { ReferenceContentDocument } from '../features/home-page/admin/references.gen.ts';

// Not in jsdom, which has no layout.
Element.prototype.scrollIntoView = () => {};

const TOO_MUCH = 'x'.repeat(20_001);
const isInvalid = (element: Element | null) => element?.getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, aToken());
  server.use(
    ...signedInAs(),
    easyCaptcha,
    api.query(CommunesDocument, () => ({ communes: [] })),
    api.query(VenueRoomDocument, () => ({
      myBillingAccount: { id: 'user-1', currentPlan: null, usage: { venues: 0 } },
    })),
    api.query(QuoteVenuesDocument, () => ({ venues: [] })),
    api.query(QuoteFitDocument, () => ({ quoteFit: [] })),
    api.query(OwnerQuoteDocument, () => ({ quoteRequest: ownerQuote() })),
    api.query(MyPromotionsDocument, () => ({
      myPromotions: { totalCount: 0, page: 1, pageCount: 1, items: [] },
      promotionRoom: { limit: 5, used: 0, venues: [{ id: 'v-1', name: 'Loft du Canal' }] },
    })),
    api.query(ReferenceContentDocument, () => ({ referenceContent: { revision: 'r', references: [] } })),
  );
});

type Case = {
  page: () => ReturnType<typeof renderWithApp>;
  /** Buttons and choices on the way to the form. */
  way?: readonly string[];
  submit: string;
};

const quoteStep = (step: number) => () => {
  keepDraft({ form: aQuoteForm(), venues: [], location: '', key: 'key-1' });
  return renderWithApp(<QuoteRequestPage />, { url: `/demande-devis?etape=${step}`, path: '/demande-devis' });
};
const answer = () => renderWithApp(<OwnerQuotePage />, { url: '/dashboard/quotes/q1', path: '/dashboard/quotes/:id' });

const FORMS: Readonly<Record<string, Case>> = {
  contact: { page: () => renderWithApp(<ContactForm />, { url: '/contact' }), submit: 'Envoyer mon message' },
  register: { page: () => renderWithApp(<RegisterPage />, { url: '/register' }), submit: 'Suivant' },
  'forgotten password': {
    page: () => renderWithApp(<ForgotPasswordPage />, { url: '/forgot-password' }),
    submit: 'M’envoyer un lien',
  },
  'new password': {
    page: () => renderWithApp(<ResetPasswordPage />, { url: '/reset-password?token=abc', path: '/reset-password' }),
    submit: 'Enregistrer le nouveau mot de passe',
  },
  'quote request, event': { page: quoteStep(1), submit: 'Continuer' },
  'quote request, needs': { page: quoteStep(2), submit: 'Continuer' },
  'quote request, contact': { page: quoteStep(3), submit: 'Envoyer ma demande' },
  'answer: offer': { page: answer, submit: 'Envoyer la réponse' },
  'answer: question': { page: answer, way: ['D’abord une question'], submit: 'Envoyer la réponse' },
  'answer: refusal': { page: answer, way: ['Pas cette fois'], submit: 'Envoyer la réponse' },
  'new venue': { page: () => renderWithApp(<CreateVenuePage />), submit: 'Créer le brouillon' },
  promotion: {
    page: () => renderWithApp(<OwnPromotionsPage />),
    way: ['Nouvelle promotion'],
    submit: 'Enregistrer la promotion',
  },
  reference: { page: () => renderWithApp(<ReferencesPage />), way: ['Ajouter une référence'], submit: 'Enregistrer' },
  'new user': { page: () => renderWithApp(<NewUserPage />), submit: 'Créer et inviter' },
};

test.each(Object.entries(FORMS))(
  '%s: whatever is typed, the form stays and leads to what is wrong',
  async (_, form) => {
    const { user } = await form.page();
    for (const name of form.way ?? []) {
      const [first] = await screen.findAllByRole(/question|fois/.test(name) ? 'radio' : 'button', { name });
      await user.click(first!);
    }
    const submit = await screen.findByRole('button', { name: form.submit });
    const frame = submit.closest<HTMLElement>('form') ?? document.body;
    const fields = frame.querySelectorAll('input:not([type=radio],[type=checkbox],[type=file]), textarea');
    for (const each of fields) fireEvent.change(each, { target: { value: TOO_MUCH } });
    await user.click(submit);
    await waitFor(() => expect(isInvalid(document.activeElement)).toBe(true));
    expect(within(frame).getByRole('button', { name: form.submit })).toBe(submit);
    const said = document.activeElement!.getAttribute('aria-describedby')!.split(' ').at(-1)!;
    expect(document.getElementById(said)?.textContent).toMatch(/\p{L}/u);
  },
);

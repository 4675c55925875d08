import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHORTLIST } from '../../../../schema/constants.ts';
import { aQuoteForm } from './quote-form.factory.ts';
import { keepDraft, keptDraft } from './quote-draft.ts';
import { api, server, type Answer } from '../../../testing/api.ts';
import { easyCaptcha } from '../../../testing/captcha.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import QuoteRequestPage from './quote-request-page.tsx';
import { type RequestQuoteMutationVariables, RequestQuoteDocument } from './request-quote.gen.ts';
import { QuoteVenuesDocument } from './quote-venues.gen.ts';
import { AvailabilitiesDocument } from '../../calendar/visitor/availability.gen.ts';
import { anEstimate } from '../../estimates/estimate.factory.ts';
import { EstimatesDocument } from '../../estimates/estimates.gen.ts';
import { QuoteAlternativesDocument, QuoteFitDocument } from './quote-fit.gen.ts';

type Venue = Answer<typeof QuoteVenuesDocument>['venues'][number] &
  Answer<typeof QuoteAlternativesDocument>['searchVenues']['items'][number];

const venue = (slug: string, people = 100): Venue => ({
  id: `id-${slug}`,
  slug,
  name: `Lieu ${slug}`,
  kind: 'HOTEL',
  city: 'Lyon 2e',
  department: { code: '69', name: 'Rhône' },
  region: { name: 'Auvergne-Rhône-Alpes' },
  photos: [],
  homepageImageId: null,
  capacities: [{ layout: 'THEATRE', capacity: people }],
});

/** Requests that the API was sent. */
let sent: RequestQuoteMutationVariables['input'][];
const answerWith = (answer: Answer<typeof RequestQuoteDocument>['requestQuote']) =>
  server.use(
    api.mutation(RequestQuoteDocument, ({ variables }) => {
      sent.push(variables.input);
      return { requestQuote: answer };
    }),
  );

beforeEach(() => {
  sent = [];
  server.use(
    easyCaptcha,
    api.query(QuoteVenuesDocument, ({ variables }) => ({ venues: variables.slugs.map((slug) => venue(slug)) })),
    api.query(AvailabilitiesDocument, ({ variables }) => ({
      venues: variables.slugs.map((slug) => ({ ...venue(slug), availability: { state: 'FREE' as const } })),
    })),
    api.query(EstimatesDocument, ({ variables }) => ({
      venues: variables.slugs.map((slug) => ({ ...venue(slug), estimate: anEstimate() })),
    })),
    api.query(QuoteFitDocument, ({ variables }) => ({
      quoteFit: variables.venueIds.map((venueId) => ({
        venueId,
        largestRoom: 100,
        layout: 'THEATRE' as const,
        fits: variables.participants <= 100,
      })),
    })),
  );
});

const open = (query = '') =>
  renderWithApp(<QuoteRequestPage />, { url: `/demande-devis${query}`, path: '/demande-devis' });
const goOn = () => screen.getByRole('button', { name: 'Continuer' });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** A tab in which the first two steps are done and the third is filled. */
async function atTheEnd(venues: string[] = []) {
  keepDraft({ form: aQuoteForm(), venues, location: '', key: 'key-1' });
  const page = await open('?etape=3');
  return { ...page, send: () => page.user.click(screen.getByRole('button', { name: 'Envoyer ma demande' })) };
}

describe('the quote request', () => {
  it('begins with what was said of the event on the way', async () => {
    const { address } = await open(
      '?lieux=chateau&location=Lyon&eventType=journee-etude&capacity=60&layout=u-shape&startDate=2027-03-02&endDate=2027-03-03',
    );
    await waitFor(() => expect(address()).toBe('/demande-devis'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Journée d’étude' }).checked).toBe(true);
    const dates = await screen.findByRole('region', { name: 'À vos dates' });
    expect(dates.textContent).toContain('Lieu chateaulibre');
    const estimate = await screen.findByRole('region', { name: 'Estimation' });
    expect(estimate.textContent).toContain('Lieu chateau62\u00a0€');
    expect(keptDraft()).toMatchObject({
      location: 'Lyon',
      form: { participants: '60', layout: 'U_SHAPE', startDate: '2027-03-02', endDate: '2027-03-03' },
    });
  });

  it('goes from step to step by the address, and keeps what was typed', async () => {
    const { user, address } = await open('?lieux=chateau&capacity=60');
    expect(await screen.findByRole('link', { name: 'Lieu chateau' })).toBeDefined();
    await waitFor(() => expect(address()).toBe('/demande-devis'));
    expect(field('Nombre de participants').value).toBe('60');
    await user.click(screen.getByRole('radio', { name: 'Journée d’étude' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mes dates sont flexibles' }));
    await user.click(goOn());
    await waitFor(() => expect(address()).toBe('/demande-devis?etape=2'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Vos besoins'));
    await user.type(field(/^Budget/), '85');
    expect(keptDraft()).toMatchObject({
      venues: ['chateau'],
      form: { eventType: 'JOURNEE_ETUDE', flexibleDates: true, budgetPerPerson: '85' },
    });
    await user.click(screen.getByRole('link', { name: /Votre événement/ }));
    await waitFor(() => expect(address()).toBe('/demande-devis'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Journée d’étude' }).checked).toBe(true);
  });

  it('refuses a step that lacks something, says what, and puts the focus there', async () => {
    const { user, address } = await open();
    await user.click(goOn());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('3 réponses à corriger');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Séminaire semi-résidentiel' }));
    await user.click(within(summary).getByRole('button', { name: /combien vous serez/ }));
    expect(document.activeElement).toBe(field('Nombre de participants'));
    await user.type(field('Nombre de participants'), '40');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 réponses à corriger'));
    expect(address()).toBe('/demande-devis');
  });

  it('begins at the step that lacks something', async () => {
    const { address } = await open('?etape=3');
    await waitFor(() => expect(address()).toBe('/demande-devis'));
  });

  it('warns when no chosen venue has such a room, and adds one that has by one click', async () => {
    const filters: unknown[] = [];
    server.use(
      api.query(QuoteAlternativesDocument, ({ variables }) => {
        filters.push(variables.filter);
        return { searchVenues: { items: [venue('chateau'), venue('palais', 950)] } };
      }),
    );
    const { user } = await open('?lieux=chateau&capacity=900');
    expect(await screen.findByText(/Aucun des lieux choisis n’a une seule salle pour 900 personnes/)).toBeDefined();
    await waitFor(() => expect(filters).toEqual([{ location: ['69'], capacity: 900 }]));
    expect(screen.queryByRole('button', { name: 'Ajouter Lieu chateau' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Ajouter Lieu palais' }));
    expect(await screen.findByRole('button', { name: 'Retirer Lieu palais de la demande' })).toBeDefined();
  });

  it('says before sending which venues are not free or too small', async () => {
    const room = { largestRoom: 50, layout: 'THEATRE' } as const;
    const told = (slug: string, state: 'UNAVAILABLE' | 'OPTION') => ({ ...venue(slug), availability: { state } });
    server.use(
      api.query(AvailabilitiesDocument, () => ({ venues: [told('a', 'UNAVAILABLE'), told('b', 'OPTION')] })),
      api.query(QuoteFitDocument, ({ variables }) => ({
        quoteFit: variables.venueIds.map((venueId) => ({ ...room, venueId, fits: venueId === 'id-a' })),
      })),
    );
    await atTheEnd(['a', 'b']);
    const form = within(document.querySelector('form')!);
    for (const line of [/^Indisponible à .*: Lieu a/, /^En option .*: Lieu b/, /^Pas de salle .*: Lieu b/])
      expect(await form.findByText(line)).toBeDefined();
  });

  it('offers the shortlist, up to five venues', async () => {
    const kept = ['a', 'b', 'c'].map((slug) => ({ id: `id-${slug}`, slug, name: `Lieu ${slug}` }));
    localStorage.setItem(SHORTLIST.key, JSON.stringify(kept));
    const { user } = await open('?lieux=v,w,x');
    await user.click(await screen.findByRole('button', { name: 'Ajouter Lieu a' }));
    await user.click(await screen.findByRole('button', { name: 'Ajouter Lieu b' }));
    expect(await screen.findByText('Une demande peut être envoyée à cinq lieux au plus.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ajouter Lieu c' })).toBeNull();
  });

  it('sends the request once it is whole, and shows its number and its private link', async () => {
    answerWith({
      request: { id: 'q1', reference: 'DEV-2026-000042' },
      token: 'secret-token',
      errors: [],
    });
    const { send, address } = await atTheEnd(['chateau']);
    await send();
    expect(await screen.findByText('DEV-2026-000042')).toBeDefined();
    expect(sent[0]).toMatchObject({
      idempotencyKey: 'key-1',
      eventType: 'JOURNEE_ETUDE',
      participants: 60,
      venueIds: ['id-chateau'],
      language: 'fr',
      consent: true,
    });
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      '/demande-devis/suivi#secret-token',
    );
    expect(address()).toBe('/demande-devis?etape=envoyee');
    expect(keptDraft()).toBeNull();
  });

  it('brings what the API refuses back to the field and its step', async () => {
    answerWith({
      request: null,
      token: null,
      errors: [
        {
          __typename: 'ValidationFailed',
          fields: [{ path: 'endDate', code: 'endBeforeStart', params: [] }],
          code: 'VALIDATION_FAILED',
        },
      ],
    });
    const { send, address } = await atTheEnd();
    await send();
    await waitFor(() => expect(address()).toBe('/demande-devis'));
    await waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('endDate'));
    expect(screen.getAllByText(/finit avant de commencer/).length).toBeGreaterThan(0);
  });

  it('loses nothing when the network is lost, and is the same request when it is sent again', async () => {
    server.use(api.mutation(RequestQuoteDocument, () => HttpResponse.error(), { once: true }));
    const { send } = await atTheEnd();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Pas encore envoyé');
    expect(field('Prénom').value).toBe('Jeanne');
    answerWith({
      request: null,
      token: null,
      errors: [{ __typename: 'RateLimited', retryAfter: 120, code: 'RATE_LIMITED' }],
    });
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('dans 2 minutes'));
    expect(sent[0]).toMatchObject({ idempotencyKey: 'key-1' });
    expect(keptDraft()?.key).toBe('key-1');
  });

  it('solves another challenge when the first had run out', async () => {
    answerWith({ request: null, token: null, errors: [{ __typename: 'CaptchaFailed', code: 'CAPTCHA_FAILED' }] });
    const { send } = await atTheEnd();
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]!.captchaToken).not.toBe(sent[1]!.captchaToken);
    expect((await screen.findByRole('alert')).textContent).toContain('robots');
  });

  it('starts again after asking once', async () => {
    const { user } = await atTheEnd(['chateau']);
    await user.click(screen.getByRole('button', { name: 'Recommencer' }));
    await user.click(screen.getByRole('button', { name: 'Vider la demande' }));
    await waitFor(() => expect(screen.getByText(/Aucun pour l’instant/)).toBeDefined());
    expect(field('Nombre de participants').value).toBe('');
  });
});

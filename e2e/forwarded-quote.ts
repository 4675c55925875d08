import type { APIRequestContext } from '@playwright/test';
import { type Ask, asker, captchaOf } from './owner.ts';
import { soon } from './quote-form.ts';

interface Asked {
  id: string;
  reference: string;
  version: number;
}

/** A planner asks a venue for a study day, and the platform hands the request over. The token is that of the private link. */
export async function askAndForward(
  request: APIRequestContext,
  admin: Ask,
  venueId: string,
  participants = 40,
): Promise<Asked & { token: string }> {
  const input = {
    firstName: 'Jeanne',
    lastName: 'Essai',
    companyName: 'Essai et Fils',
    email: `asks-${Date.now()}@essai.test`,
    phone: '01 99 00 00 01',
    eventType: 'JOURNEE_ETUDE',
    startDate: soon(60),
    endDate: soon(60),
    flexibleDates: false,
    participants,
    catering: [],
    equipment: [],
    mustHaves: [],
    venueIds: [venueId],
    language: 'fr',
    consent: true,
    captchaToken: await captchaOf(request),
  };
  const { requestQuote } = await asker(request)<{ requestQuote: { request: Asked; token: string } }>(
    `mutation ($input: RequestQuoteInput!) {
      requestQuote(input: $input) { token request { id reference version } } }`,
    { input },
  );
  const { request: asked, token } = requestQuote;
  await admin(
    `mutation ($input: ForwardQuoteRequestInput!) { forwardQuoteRequest(input: $input) { errors { __typename } } }`,
    { input: { id: asked.id, version: asked.version } },
  );
  return { ...asked, token };
}

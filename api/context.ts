import type { ReferenceService } from './features/curation/reference.service.ts';
import type { RunningPromotionsService } from './features/search/running-promotions.service.ts';
import type { MessageService } from './features/messages/message.service.ts';
import type { QuoteService } from './features/quotes/quote.service.ts';
import type { RoomFitService } from './features/search/room-fit.service.ts';
import type { SearchService } from './features/search/search.service.ts';
import type { PhotoService } from './features/venues/photo.service.ts';
import type { CaptchaService } from './kernel/captcha/captcha.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';

/** The services that resolvers and routes call. */
export interface Services {
  search: SearchService;
  promotions: RunningPromotionsService;
  references: ReferenceService;
  photos: PhotoService;
  rooms: RoomFitService;
  quotes: QuoteService;
  messages: MessageService;
  captcha: CaptchaService;
  jobs: Jobs;
}

/** What every operation of GraphQL is given. */
export interface Context extends Services {
  requestId: string;
  /** Where the operation comes from, as tries are counted by; empty for the product's own pages. */
  address: string;
}

import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Ctx, Resolver } from 'type-graphql';
import { Input } from '../../platform/graphql/input.ts';
import { Allow, NotAudited } from '../../platform/graphql/operation.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import {
  CaptchaFailed,
  Conflict,
  LinkInvalid,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { SavedSearchLinkInput, SaveSearchInput } from './saved-search.inputs.ts';
import type { SavedSearchContext } from './services.ts';

const NOBODYS = 'A visitor without an account does it, of whom nothing is kept once it has ended.';

/** News of searches by mail. */
@Resolver()
export class SavedSearchResolver {
  @Allow('everybody')
  @NotAudited(NOBODYS)
  @PayloadMutation(
    'Mails a link that confirms a search, whose new venues are mailed from then on, once a week at most. Nobody is told whether the address is known.',
    {},
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async saveSearch(
    @Input('The search and the address.', CHECKED_BY_SERVICE) input: SaveSearchInput,
    @Ctx() { savedSearches, address }: SavedSearchContext,
  ) {
    return savedSearches.save(input, address);
  }

  @Allow('everybody')
  @NotAudited(NOBODYS)
  @PayloadMutation(
    'Confirms a saved search by the link of a mail, or keeps it for another year. The same link again changes nothing.',
    {
      searchPath: [() => String, 'The path of the search on the site.'],
      endsAt: [() => DateTime, 'The time at which it ends by itself.'],
    },
    [LinkInvalid],
  )
  async confirmSavedSearch(
    @Input('The link.') { token }: SavedSearchLinkInput,
    @Ctx() { savedSearches }: SavedSearchContext,
  ) {
    return savedSearches.confirm(token);
  }

  @Allow('everybody')
  @NotAudited(NOBODYS)
  @PayloadMutation(
    'Ends a saved search by the link of a mail, and deletes it. One that has ended already is answered alike.',
    {},
    [LinkInvalid],
  )
  async endSavedSearch(
    @Input('The link.') { token }: SavedSearchLinkInput,
    @Ctx() { savedSearches }: SavedSearchContext,
  ) {
    return savedSearches.end(token);
  }
}

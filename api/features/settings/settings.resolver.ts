import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { HouseSettingsInput } from './settings.inputs.ts';
import { HouseSettingsSaved, HouseSettingsView, SaveHouseSettingsResult } from './settings.types.ts';

@Authorized(ADMINISTRATORS)
@Resolver()
export class HouseSettingsResolver {
  @Query(() => HouseSettingsView, { description: 'What the house sets, as it holds today.' })
  houseSettings(@Ctx() { settings }: Context): Promise<HouseSettingsView> {
    return settings.read();
  }

  @Mutation(() => SaveHouseSettingsResult, { description: 'Sets everything that the house can set.' })
  saveHouseSettings(
    @Arg('input', () => HouseSettingsInput, { ...CHECKED_BY_SERVICE, description: 'As it should be.' })
    input: HouseSettingsInput,
    @Ctx() { settings, caller }: Context,
  ): Promise<typeof SaveHouseSettingsResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CONFLICT'],
      settings.save(caller.viewer, input).then((saved) => Object.assign(new HouseSettingsSaved(), { settings: saved })),
    );
  }
}

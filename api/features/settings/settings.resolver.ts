import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { SettingsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { PlatformSettingsInput } from './settings.inputs.ts';
import { PlatformSettingsSaved, PlatformSettingsView, SavePlatformSettingsResult } from './settings.types.ts';

@Resolver()
export class PlatformSettingsResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => PlatformSettingsView, { description: 'What the platform sets, as it holds today.' })
  platformSettings(@Ctx() { settings }: SettingsContext): Promise<PlatformSettingsView> {
    return settings.read();
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SAVE_SETTINGS)
  @Refreshes(LiveTopic.DATA_PROTECTION)
  @Mutation(() => SavePlatformSettingsResult, { description: 'Sets everything that the platform can set.' })
  savePlatformSettings(
    @Arg('input', () => PlatformSettingsInput, { ...CHECKED_BY_SERVICE, description: 'As it should be.' })
    input: PlatformSettingsInput,
    @Ctx() { settings, caller }: SettingsContext,
  ): Promise<typeof SavePlatformSettingsResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CONFLICT'],
      settings
        .save(caller.viewer, input)
        .then((saved) => Object.assign(new PlatformSettingsSaved(), { settings: saved })),
    );
  }
}

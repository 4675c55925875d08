import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { SettingsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { SavePlatformSettingsInput } from './settings.inputs.ts';
import { PlatformSettingsView } from './settings.types.ts';

@Resolver()
export class PlatformSettingsResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => PlatformSettingsView, { description: 'The settings of the platform that apply today.' })
  platformSettings(@Ctx() { settings }: SettingsContext): Promise<PlatformSettingsView> {
    return settings.read();
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SAVE_SETTINGS)
  @Refreshes(LiveTopic.DATA_PROTECTION)
  @PayloadMutation(
    'Sets everything that the platform can set. They hold on every process within a second. Conflict: somebody else has changed them in the meantime.',
    { settings: [() => PlatformSettingsView, 'The settings as they are now.'] },
    [ValidationFailed, Conflict],
  )
  async savePlatformSettings(
    @Arg('input', () => SavePlatformSettingsInput, {
      ...CHECKED_BY_SERVICE,
      description: 'The settings as they should be.',
    })
    input: SavePlatformSettingsInput,
    @Ctx() { settings, caller }: SettingsContext,
  ) {
    return { settings: await settings.save(caller.viewer, input) };
  }
}

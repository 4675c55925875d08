import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { SettingsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { SavePlatformSettingsInput } from './settings.inputs.ts';
import { PlatformSettings } from './settings.entity.ts';
import { SettingsGroup } from './settings.enums.ts';
import { Publisher, RetentionPeriods, Sender } from './settings.types.ts';

@Resolver(() => PlatformSettings)
export class PlatformSettingsResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => PlatformSettings, { description: 'The settings of the platform that apply today.' })
  platformSettings(@Ctx() { settings }: SettingsContext): Promise<PlatformSettings> {
    return settings.read();
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SAVE_SETTINGS)
  @Refreshes(LiveTopic.DATA_PROTECTION)
  @PayloadMutation(
    'Sets everything that the platform can set. They hold on every process within a second. Conflict: somebody else has changed them in the meantime.',
    { settings: [() => PlatformSettings, 'The settings as they are now.'] },
    [ValidationFailed, Conflict],
  )
  async savePlatformSettings(
    @Input('The settings as they should be.', CHECKED_BY_SERVICE) input: SavePlatformSettingsInput,
    @Ctx() { settings, caller }: SettingsContext,
  ) {
    return { settings: await settings.save(caller.viewer, input) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person who changed them; null if nobody has, or if their account was deleted.',
  })
  updatedBy(@Root() { updatedBy }: PlatformSettings): string | null {
    const by = updatedBy?.unwrap();
    return by && !by.deletedAt ? `${by.firstName} ${by.lastName}` : null;
  }

  @FieldResolver(() => [SettingsGroup], {
    description: 'The groups of settings that the environment fixes: they cannot be changed here.',
  })
  fixed(@Ctx() { liveSettings }: SettingsContext): SettingsGroup[] {
    return liveSettings.fixedGroups;
  }

  @FieldResolver(() => Publisher, { description: 'The publisher of the site.' })
  publisher(@Ctx() { liveSettings }: SettingsContext): Publisher {
    return liveSettings.current.site.operator;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the publisher is a fictional company.' })
  isFictional(@Ctx() { liveSettings }: SettingsContext): boolean {
    return liveSettings.isFictional;
  }

  @FieldResolver(() => Sender, { description: 'The sender of mails.' })
  mailFrom(@Ctx() { liveSettings }: SettingsContext): Sender {
    const { name, address } = liveSettings.current.sender.from;
    return { name: name ?? '', address };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the sender follows the publisher, because nobody has set another one.',
  })
  mailFromFollows(@Ctx() { liveSettings }: SettingsContext): boolean {
    return !liveSettings.config.fixed.mailFrom && liveSettings.stored.mailFrom === null;
  }

  @FieldResolver(() => [Int], {
    description: 'The numbers of days before the end of a subscription at which its owner is warned.',
  })
  warningDays(@Ctx() { liveSettings }: SettingsContext): readonly number[] {
    return liveSettings.current.warningDays;
  }

  @FieldResolver(() => RetentionPeriods, { description: 'The periods for which things are kept.' })
  retention(@Ctx() { liveSettings }: SettingsContext): RetentionPeriods {
    return liveSettings.current.retention;
  }
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SiteInfo } from '../../schema/render-contract.ts';

const NAMES = {
  events: msg({ id: 'sites.events', message: 'Our events' }),
  magazine: msg({ id: 'sites.magazine', message: 'The magazine' }),
  assistant: msg({ id: 'sites.assistant', message: 'The assistant' }),
} as const satisfies Record<keyof SiteInfo['links'], MessageDescriptor>;

/** The other sites of the platform that the configuration names. */
export function otherSites({ links }: SiteInfo): { name: MessageDescriptor; href: string }[] {
  return (['events', 'magazine', 'assistant'] as const).flatMap((site) => {
    const href = links[site];
    return href === null ? [] : [{ name: NAMES[site], href }];
  });
}

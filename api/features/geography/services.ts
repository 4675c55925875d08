import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { AddressFinder } from './address-finder.service.ts';

export function geographyServices({ config, logger }: Platform) {
  return { addresses: new AddressFinder(config.addressApiUrl, logger) };
}

export type GeographyServices = ReturnType<typeof geographyServices>;
export type GeographyContext = OperationContext & GeographyServices;

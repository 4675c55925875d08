import type { Config } from '../platform/config.ts';
import { VERSION } from '../platform/version.ts';

const LOOPBACK = /^(?:localhost$|127\.|::1$)/;

/** The text on the console when the server listens. */
export function banner({ publicUrl, host, demo }: Pick<Config, 'publicUrl' | 'host' | 'demo'>): string {
  const isLocal = LOOPBACK.test(host);
  const lines = [
    '',
    `  Plénière ${VERSION}`,
    '',
    `  Site      ${publicUrl}${isLocal ? '  (from this machine only; HOST=0.0.0.0 lets others in)' : ''}`,
    `  GraphQL   ${publicUrl}/graphql`,
    `  REST      ${publicUrl}/api/docs`,
    ...(demo
      ? [
          '',
          '  Demo accounts, password Demo-2026!',
          '  admin@pleniere.test · team@pleniere.test · client@pleniere.test',
        ]
      : []),
    ...(demo && !isLocal
      ? [
          '',
          `  Warning: anybody who reaches ${host} can sign in to the demo world, as its administrator too.`,
          '  DEMO=0 starts without it, HOST=127.0.0.1 keeps it to this machine.',
        ]
      : []),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

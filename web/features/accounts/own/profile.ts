import type { ProfileQuery } from './profile.gen.ts';

/** Everything that one's own account tells. */
export type Profile = NonNullable<ProfileQuery['viewer']>;

import type { ProfileQuery } from './profile.gen.ts';

/** All data of one's own account. */
export type Profile = NonNullable<ProfileQuery['viewer']>;

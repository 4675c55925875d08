import { useMutationCall } from '../../../lib/calls.ts';
import type { Profile } from './profile.ts';
import { UpdateProfileDocument, type UpdateProfileMutationVariables } from './profile.gen.ts';

type Parts = Omit<UpdateProfileMutationVariables['input'], 'id' | 'version'>;

/** Saves parts of the profile; what is not given stays. Never rejects. */
export const useSaveProfile = ({ id, version }: Pick<Profile, 'id' | 'version'>) =>
  useMutationCall(UpdateProfileDocument, 'updateProfile', (parts: Parts) => ({ input: { id, version, ...parts } }));

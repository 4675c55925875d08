import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import type { Profile } from './profile.ts';
import { useUpdateProfileMutation, type UpdateProfileMutationVariables } from './profile.gen.ts';

type Parts = Omit<UpdateProfileMutationVariables['input'], 'id' | 'version'>;

/** Saves parts of the profile; what is not given stays. Never rejects. */
export function useSaveProfile({ id, version }: Pick<Profile, 'id' | 'version'>) {
  const [updateProfile] = useUpdateProfileMutation();
  return useCall(
    useCallback(
      async (parts: Parts) => {
        const { data } = await updateProfile({ variables: { input: { id, version, ...parts } } });
        return settled(data?.updateProfile);
      },
      [id, updateProfile, version],
    ),
  );
}

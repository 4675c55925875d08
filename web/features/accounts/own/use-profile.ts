import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import { useUpdateProfileMutation, type UpdateProfileMutationVariables } from './profile.gen.ts';

type Input = UpdateProfileMutationVariables['input'];

/** Saves parts of the profile; what is not given stays. Never rejects. */
export function useSaveProfile() {
  const [updateProfile] = useUpdateProfileMutation();
  return useCall(
    useCallback(
      async (input: Input) => {
        const { data } = await updateProfile({ variables: { input } });
        return settled(data?.updateProfile);
      },
      [updateProfile],
    ),
  );
}

import { useApolloClient } from '@apollo/client/react';
import type { SyntheticEvent } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import { type FailedCall, failedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { Profile } from './profile.ts';
import { ProfileDocument, UpdateProfileDocument, type UpdateProfileMutationVariables } from './profile.gen.ts';

type Parts = Omit<UpdateProfileMutationVariables['input'], 'id' | 'version'>;

/** Saves parts of the profile; what is not given stays. Never rejects. */
export function useSaveProfile({ id, version }: Pick<Profile, 'id' | 'version'>) {
  const client = useApolloClient();
  return useMutationCall(UpdateProfileDocument, 'updateProfile', (parts: Parts) => ({
    // Of the profile as it was read last, which may not be on the screen yet.
    input: { id, version: client.readQuery({ query: ProfileDocument })?.viewer?.version ?? version, ...parts },
  }));
}

interface Form {
  submit: (event: Pick<SyntheticEvent, 'preventDefault'>) => Promise<void>;
  /** Shows the profile as it is. */
  take: (profile: Profile) => void;
  fail: (failure: FailedCall) => void;
}

/** What may be done when another tab or device has saved the profile meanwhile: save one's own parts over it, or show what is there. */
export function useConflictAnswers({ submit, take, fail }: Form) {
  const client = useApolloClient();
  const reload = async (go: (profile: Profile) => unknown) => {
    const answer = await client.query({ query: ProfileDocument, fetchPolicy: 'network-only' }).catch(() => null);
    const profile = answer?.data?.viewer;
    if (profile) await go(profile);
    else fail(failedCall('NETWORK'));
  };
  return {
    onOverwrite: (event: Pick<SyntheticEvent, 'preventDefault'>) => void reload(() => submit(event)),
    onTheirs: () => void reload(take),
  };
}

export type ConflictAnswers = ReturnType<typeof useConflictAnswers>;

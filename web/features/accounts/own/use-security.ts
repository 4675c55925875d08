import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  useChangePasswordMutation,
  useConfirmTwoFactorMutation,
  useDisableTwoFactorMutation,
  useEnableTwoFactorMutation,
} from './security.gen.ts';

/** Changes the password. Never rejects. */
export function useChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  return useCall(
    useCallback(
      async (currentPassword: string, newPassword: string) => {
        const { data } = await changePassword({ variables: { currentPassword, newPassword } });
        return settled(data?.changePassword);
      },
      [changePassword],
    ),
  );
}

/** Begins to set the second step up: gives the secret for one's application. Never rejects. */
export function useEnableTwoFactor() {
  const [enableTwoFactor] = useEnableTwoFactorMutation();
  return useCall(
    useCallback(
      async (password: string) => {
        const { data } = await enableTwoFactor({ variables: { password } });
        return settled(data?.enableTwoFactor, 'secret', 'uri');
      },
      [enableTwoFactor],
    ),
  );
}

/** Puts the second step in force with a first code: gives the recovery codes. Never rejects. */
export function useConfirmTwoFactor() {
  const [confirmTwoFactor] = useConfirmTwoFactorMutation();
  return useCall(
    useCallback(
      async (code: string) => {
        const { data } = await confirmTwoFactor({ variables: { code } });
        return settled(data?.confirmTwoFactor, 'recoveryCodes');
      },
      [confirmTwoFactor],
    ),
  );
}

/** Takes the second step away. Never rejects. */
export function useDisableTwoFactor() {
  const [disableTwoFactor] = useDisableTwoFactorMutation();
  return useCall(
    useCallback(
      async (password: string) => {
        const { data } = await disableTwoFactor({ variables: { password } });
        return settled(data?.disableTwoFactor);
      },
      [disableTwoFactor],
    ),
  );
}

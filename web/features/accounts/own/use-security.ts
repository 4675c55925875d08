import { useMutationCall } from '../../../lib/calls.ts';
import {
  ChangePasswordDocument,
  ConfirmTwoFactorDocument,
  DisableTwoFactorDocument,
  EnableTwoFactorDocument,
} from './security.gen.ts';

/** Changes the password. Never rejects. */
export const useChangePassword = () =>
  useMutationCall(ChangePasswordDocument, 'changePassword', (currentPassword: string, newPassword: string) => ({
    currentPassword,
    newPassword,
  }));

/** Begins to set the second step up: gives the secret for one's application. Never rejects. */
export const useEnableTwoFactor = () =>
  useMutationCall(EnableTwoFactorDocument, 'enableTwoFactor', (password: string) => ({ password }), {
    needs: ['secret', 'uri'],
  });

/** Puts the second step in force with a first code: gives the recovery codes. Never rejects. */
export const useConfirmTwoFactor = () =>
  useMutationCall(ConfirmTwoFactorDocument, 'confirmTwoFactor', (code: string) => ({ code }), {
    needs: ['recoveryCodes'],
  });

/** Takes the second step away. Never rejects. */
export const useDisableTwoFactor = () =>
  useMutationCall(DisableTwoFactorDocument, 'disableTwoFactor', (password: string) => ({ password }));

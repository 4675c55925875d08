export const possibleTypes = {
  UserError: [
    'AccountClosed',
    'AccountPending',
    'AccountRejected',
    'CaptchaFailed',
    'Conflict',
    'Forbidden',
    'InvalidCode',
    'InvalidCredentials',
    'LinkInvalid',
    'NotFound',
    'PlanLimitReached',
    'RateLimited',
    'TwoFactorRequired',
    'ValidationFailed',
  ],
};

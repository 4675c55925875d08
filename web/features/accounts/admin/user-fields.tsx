import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ROLES, type Role } from '../../../lib/account-labels.ts';
import { SelectField } from '../../../lib/form-fields.tsx';
import { useTerm } from '../../../lib/terms.ts';

const ROLE_VALUES = Object.keys(ROLES) as Role[];

/** What a user may do. */
export function RoleField({ help }: { help?: ReactNode }) {
  const { t } = useLingui();
  const role = useTerm(ROLES);
  return (
    <SelectField name="role" label={t({ id: 'profile.role', message: 'Role' })} help={help}>
      {ROLE_VALUES.map((value) => (
        <option key={value} value={value}>
          {role(value)}
        </option>
      ))}
    </SelectField>
  );
}

/** In which a user is written to. */
export function LanguageField() {
  const { t } = useLingui();
  return (
    <SelectField
      name="language"
      label={t({ id: 'people.language', message: 'Language' })}
      help={t({ id: 'people.languageHelp', message: 'The language of the e-mails.' })}
    >
      <option value="fr">{t({ id: 'people.french', message: 'French' })}</option>
      <option value="en">{t({ id: 'people.english', message: 'English' })}</option>
    </SelectField>
  );
}

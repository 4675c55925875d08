import { styled } from '../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import Circle from 'lucide-static/icons/circle.svg?react';
import Eye from 'lucide-static/icons/eye.svg?react';
import EyeOff from 'lucide-static/icons/eye-off.svg?react';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Box, Flex, Item, List, Span, Stack } from '../ui/box.ts';
import { IconButton } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { Text, VisuallyHidden } from '../ui/text.tsx';
import { useErrorOf } from './form-fields.tsx';
import { PASSWORD_RULE_NAMES, PASSWORD_RULES, strengthOf, type PasswordRule, type Strength } from './passwords.ts';

type PasswordFieldProps = {
  name: string;
  label: string;
  help?: ReactNode;
  /** What a password manager puts here. */
  autoComplete: 'current-password' | 'new-password';
  /** Shows what a new password has to keep, and how strong it is. */
  checklist?: boolean;
};

/** A password, which can be made readable. */
export function PasswordField({ name, label, help, autoComplete, checklist = false }: PasswordFieldProps) {
  const { t } = useLingui();
  const { register } = useFormContext();
  const [shown, setShown] = useState(false);
  return (
    <Stack gap="2">
      <Field label={label} help={help} error={useErrorOf(name, label)} required>
        <Box position="relative">
          <TextInput
            {...register(name)}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            pr="12"
          />
          <IconButton
            label={
              shown
                ? t({ id: 'password.hide', message: 'Hide the password' })
                : t({ id: 'password.show', message: 'Show the password' })
            }
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            size="sm"
            position="absolute"
            right="1"
            top="50%"
            transform="translateY(-50%)"
            color="ink.muted"
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
        </Box>
      </Field>
      {checklist && <Checklist name={name} />}
    </Stack>
  );
}

const Meter = styled('span', {
  base: {
    flex: '1',
    height: '1',
    borderRadius: 'full',
    bg: 'rule',
    transition: 'colors',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  variants: { tone: { weak: { bg: 'danger' }, medium: { bg: 'gold' }, strong: { bg: 'sage' } } },
});

const LEVELS: readonly Strength[] = ['weak', 'medium', 'strong'];

/** The five rules with a tick for each that is kept, and three bars of strength; both follow the typing. */
function Checklist({ name }: { name: string }) {
  const { t } = useLingui();
  const password = useWatch({ name }) as string;
  const strength = strengthOf(password);
  const level = password === '' ? 0 : LEVELS.indexOf(strength) + 1;
  const rules: Record<PasswordRule, string> = {
    length: t({ id: 'password.ruleLength', message: 'At least 8 characters' }),
    upper: t({ id: 'password.ruleUpper', message: 'An upper-case letter' }),
    lower: t({ id: 'password.ruleLower', message: 'A lower-case letter' }),
    digit: t({ id: 'password.ruleDigit', message: 'A digit' }),
    special: t({ id: 'password.ruleSpecial', message: 'A special character: ! ? @ # …' }),
  };
  const names: Record<Strength, string> = {
    weak: t({ id: 'password.weak', message: 'Weak' }),
    medium: t({ id: 'password.medium', message: 'Medium' }),
    strong: t({ id: 'password.strong', message: 'Strong' }),
  };
  return (
    <Stack gap="2.5" bg="sunken" borderRadius="md" px="4" py="3">
      <Flex alignItems="center" gap="3">
        <Flex flex="1" gap="1.5" aria-hidden>
          {LEVELS.map((each, index) => (
            <Meter key={each} {...(index < level ? { tone: strength } : {})} />
          ))}
        </Flex>
        <Text look="small" tone="muted" role="status" minWidth="5.5rem" textAlign="right">
          <VisuallyHidden>{t({ id: 'password.strength', message: 'Password strength:' })} </VisuallyHidden>
          {level === 0 ? '–' : names[strength]}
        </Text>
      </Flex>
      <List display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="4" rowGap="1">
        {PASSWORD_RULE_NAMES.map((rule) => {
          const kept = PASSWORD_RULES[rule](password);
          return (
            <Item
              key={rule}
              display="flex"
              alignItems="center"
              gap="2"
              fontSize="sm"
              color={kept ? 'sage.text' : 'ink.muted'}
            >
              <Span display="inline-flex" flexShrink="0">
                {kept ? <Check size={16} strokeWidth={2.5} aria-hidden /> : <Circle size={16} aria-hidden />}
              </Span>
              {rules[rule]}
              {kept && <VisuallyHidden>, {t({ id: 'password.kept', message: 'met' })}</VisuallyHidden>}
            </Item>
          );
        })}
      </List>
    </Stack>
  );
}

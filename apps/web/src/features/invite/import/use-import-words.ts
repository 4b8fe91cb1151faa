import { useLingui } from '@lingui/react/macro';
import type { ImportRowError } from '@muster/contract/people-import';
import { type ColumnMeaning, importLimits, type ImportField } from '@muster/domain';
import { useInviteWords } from '../use-invite-words.ts';

/** Columns and errors in plain words. */
export function useImportWords() {
  const { t } = useLingui();
  const { roleName } = useInviteWords();
  const meanings: Readonly<Record<ColumnMeaning, string>> = {
    full_name: t`Full name`,
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    role: t`Role`,
    crew: t`Crew`,
    employee_number: t`Employee number`,
    language: t`Language`,
    starts_on: t`First day`,
    rate: t`Hourly rate`,
  };

  const malformed: Partial<Record<ImportField, string>> = {
    email: t`This isn’t an email address.`,
    phone: t`This isn’t a phone number.`,
    starts_on: t`This isn’t a date. Write it like 2026-03-31.`,
    rate: t`This isn’t an amount. Write it like 28.50.`,
  };
  const unknown: Partial<Record<ImportField, string>> = {
    role: t`Unknown role. Use employee, supervisor or admin.`,
    crew: t`No crew has this name.`,
    language: t`Use English (en) or Spanish (es).`,
  };

  function differs({ field, detail }: ImportRowError): string {
    if (field === 'employee_number') return t`This person has employee number ${detail ?? ''}.`;
    if (field === 'role') {
      const role = roleName(detail) ?? '';
      return t`Current role: ${role}. An import doesn’t change roles. Change it on the person’s page.`;
    }
    return t`This person has a different rate. An import doesn’t change rates. Change it on the person’s page.`;
  }

  function repeated({ field, detail }: ImportRowError): string {
    const line = detail ?? '';
    if (field === 'email') return t`Row ${line} has the same email.`;
    if (field === 'employee_number') return t`Row ${line} has the same employee number.`;
    return t`Row ${line} is for the same person, or someone with the same name. Give both an employee number.`;
  }

  function tooLong(field: ImportField): string {
    const limit = Object.entries(importLimits).find(([limited]) => limited === field)?.[1] ?? 0;
    return t`Use ${limit} characters or fewer.`;
  }

  return {
    meanings,
    errorWords: (flaw: ImportRowError): string => {
      switch (flaw.code) {
        case 'missing':
          return t`The name is missing.`;
        case 'too_long':
          return tooLong(flaw.field);
        case 'malformed':
          return malformed[flaw.field] ?? t`This can’t be read.`;
        case 'unknown':
          return unknown[flaw.field] ?? t`Unknown value.`;
        case 'out_of_range':
          return flaw.field === 'rate'
            ? t`Use a rate from 0.01 to 10,000 an hour.`
            : t`Use a date closer to today.`;
        case 'repeated':
          return repeated(flaw);
        case 'ambiguous':
          return t`Several crews have this name.`;
        case 'taken':
          return t`Someone else in the company has this email.`;
        case 'differs':
          return differs(flaw);
        case 'same_name_here':
          return t`Someone with this name is already on your team. If it’s the same person, add the employee number, email or phone on file. If not, give both an employee number.`;
        case 'several_here':
          return t`Several people match this row. Add the employee number.`;
        case 'left_the_company':
          return t`This person has left. Reactivate them on their page first.`;
      }
    },
  };
}

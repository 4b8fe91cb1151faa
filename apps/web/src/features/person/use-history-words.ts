import { useLingui } from '@lingui/react/macro';
import type { HistoryEvent } from '@muster/contract/person';
import { usePersonWords } from './use-person-words.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

/** Returns the texts of a person's history: what happened, who did it, and each old and new value. */
export function useHistoryWords() {
  const { t, i18n } = useLingui();
  const words = usePersonWords();

  const what = (event: HistoryEvent): string => {
    const { subject, action, after } = event;
    const label = event.label ?? '';
    switch (subject) {
      case 'profiles':
        if (action === 'insert') return t`Added to the company`;
        return after?.['has_login'] === true ? t`Got a login` : t`Profile changed`;
      case 'memberships':
        if (action === 'delete') return t`Upcoming role canceled`;
        if (action === 'insert') return t`Role assigned`;
        return after?.['valid_to'] == null ? t`Role changed` : t`Role ended`;
      case 'crew_members':
        if (action === 'insert') return t`Joined the crew ${label}`;
        if (action === 'delete') return t`Upcoming crew change canceled`;
        return after?.['valid_to'] == null
          ? t`Role in the crew ${label} changed`
          : t`Left the crew ${label}`;
      case 'invitations':
        if (action === 'insert') return t`Invited`;
        if (after?.['claimed_at'] != null) return t`Invitation accepted`;
        return after?.['revoked_at'] != null ? t`Invitation canceled` : t`Invitation changed`;
      case 'person_details':
        return t`Details changed`;
      case 'pay_rates':
        if (action === 'insert') return t`Pay rate set`;
        if (after?.['removed_at'] != null) return t`Pay rate removed`;
        return t`Pay rate ended`;
      case 'certificates':
        if (action === 'insert') return t`Certificate added: ${label}`;
        return action === 'delete'
          ? t`Certificate deleted: ${label}`
          : t`Certificate changed: ${label}`;
      case 'emergency_contacts':
        return action === 'delete' ? t`Emergency contact removed` : t`Emergency contact changed`;
      case 'person_pins':
        return action === 'delete' ? t`Kiosk PIN removed` : t`Kiosk PIN set`;
      case 'person_merges':
        return after?.['undone_at'] != null ? t`Merge undone` : t`Merged with another record`;
      case 'account_deletion_requests':
        return action === 'insert' ? t`Requested account deletion` : t`Deletion request reviewed`;
      default:
        return entryWords(action, after?.['ended_at'] != null);
    }
  };

  const entryWords = (action: string, isOver: boolean): string => {
    switch (action) {
      case 'opened':
        return isOver ? t`Time entry recorded` : t`Time entry started`;
      case 'closed':
        return t`Time entry ended`;
      case 'set_aside':
        return t`Time needs review`;
      case 'voided':
        return t`Time entry no longer counted`;
      default:
        return t`Time entry changed`;
    }
  };

  const columns: Readonly<Record<string, string>> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    phone: t`Phone`,
    language: t`Language`,
    theme: t`Theme`,
    role: t`Role`,
    valid_from: t`From`,
    valid_to: t`Until`,
    is_lead: t`Leads the crew`,
    email: t`Email`,
    contact_email: t`Email`,
    employee_number: t`Employee number`,
    hired_on: t`Hire date`,
    notes: t`Notes`,
    kind: t`Certificate`,
    number: t`Number`,
    issuer: t`Issued by`,
    issued_on: t`Issued on`,
    expires_on: t`Valid until`,
    currency: t`Currency`,
    name: t`Name`,
    relationship: t`Relationship`,
    started_at: t`Start`,
    ended_at: t`End`,
    note: t`Note`,
    reason: t`Reason`,
    comment: t`Answer`,
  };

  const languages: Readonly<Record<string, string>> = { en: t`English`, es: t`Spanish` };
  const themes: Readonly<Record<string, string>> = {
    company: t`Same as the company`,
    light: t`Light`,
    dark: t`Dark`,
  };

  const value = (column: string, raw: unknown): string => {
    if (isNothing(raw)) return t`nothing`;
    if (typeof raw === 'boolean') return raw ? t`yes` : t`no`;
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
    if (column === 'language') return languages[text] ?? text;
    if (column === 'theme') return themes[text] ?? text;
    if (text === 'employee' || text === 'supervisor' || text === 'admin') return words.role[text];
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return words.day(text);
    if (/^\d{4}-\d\d-\d\dT/.test(text)) {
      return dateTimeText(i18n, text);
    }
    return text;
  };

  const changes = ({ before, after, reason }: HistoryEvent): readonly string[] => {
    const lines: string[] = [];
    for (const [column, name] of Object.entries(columns)) {
      const was = before?.[column] ?? null;
      const is = after?.[column] ?? null;
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      // The title already names a new row, and a flag that isn't set needs no mention.
      if (before === null && (is === false || column === 'kind' || column === 'theme')) continue;
      lines.push(
        before === null || isNothing(was)
          ? `${name}: ${value(column, is)}`
          : `${name}: ${value(column, was)} → ${value(column, is)}`,
      );
    }
    return reason === null ? lines : [...lines, `${columns['reason']}: ${reason}`];
  };

  const who = ({ actor, actor_person_id }: HistoryEvent): string => {
    if (actor !== null && actor !== '') return actor;
    return actor_person_id === null ? t`Muster` : t`someone`;
  };

  return { what, changes, who };
}

function isNothing(raw: unknown): boolean {
  return raw === null || raw === undefined || raw === '';
}

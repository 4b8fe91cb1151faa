import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { Form } from '../../../kit/form/use-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { ChecklistDraft } from './checklist-draft.ts';

/** Tells people who will see their answers, before they give any. */
export function PrivateNote() {
  return (
    <p className="flex items-start gap-2 text-14 text-ink-2">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <Trans>Only you and your company’s admins can read your answer.</Trans>
    </p>
  );
}

type CallFieldProps = { readonly form: Form<ChecklistDraft>; readonly isShown: boolean };

/** Asks for a call from someone in charge, who learns nothing else about the answers. */
export function CallField({ form, isShown }: CallFieldProps) {
  const { t } = useLingui();
  if (!isShown) return null;
  return (
    <Checkbox
      label={t`Ask my supervisor to call me`}
      detail={t`They’re told that you’d like a call, and nothing else.`}
      checked={form.values.asks_call}
      onChange={({ target }) => form.change(() => ({ asks_call: target.checked }))}
    />
  );
}

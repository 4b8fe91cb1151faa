import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { useState, type ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { passwordNotes } from './password-notes.ts';
import { PasswordReasons } from './PasswordReasons.tsx';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'hint' | 'autoComplete' | 'value' | 'defaultValue'
> & {
  readonly value: string;
  /** Why the server rejected the last password; shown until it is changed. */
  readonly reasons?: readonly string[];
  /** Words that others would try first: name, address. */
  readonly personal?: readonly string[];
};

const nothing: readonly string[] = [];

/** A field for a new password. It shows what is missing while typing; the server decides. */
export function NewPasswordField({
  reasons = nothing,
  personal = nothing,
  error,
  value: text,
  ...field
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const [seenReasons, setSeenReasons] = useState(reasons);
  if (seenReasons !== reasons) {
    setSeenReasons(reasons);
    setRefusedText(reasons.length > 0 ? text : null);
  }
  const notes = passwordNotes(text, personal);
  const isRefused = reasons.length > 0 && text === refusedText;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      value={text}
      error={isRefused ? <PasswordReasons reasons={reasons} /> : text === '' ? error : undefined}
      hint={
        <output className="block">
          {text === '' &&
            t`A few words only you would put together make a strong password that’s easy to remember.`}
          {text !== '' && !isRefused && notes.length > 0 && <PasswordReasons reasons={notes} />}
          {text !== '' && notes.length === 0 && !isRefused && (
            <span className="flex items-center gap-1.5 text-running-ink">
              <Check aria-hidden className="size-4" />
              <Trans>Looks strong</Trans>
            </span>
          )}
        </output>
      }
    />
  );
}

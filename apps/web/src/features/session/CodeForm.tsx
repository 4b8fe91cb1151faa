import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AuthResult } from '../../data/client/auth.ts';
import { describeError } from '../../data/errors/words.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';

type CodeFormProps = {
  readonly label: string;
  readonly action: string;
  /** A code with this many digits is sent as soon as it is complete. */
  readonly length?: number;
  readonly hasFocus?: boolean;
  readonly onSubmit: (code: string) => Promise<AuthResult>;
  /** Title of the error if the code is rejected. */
  readonly failure: string;
};

/** One code, one button. Spaces and dashes in the input are ignored. */
export function CodeForm({
  label,
  action,
  length,
  hasFocus = false,
  onSubmit,
  failure,
}: CodeFormProps) {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  const send = async (digits: string) => {
    // Enter after a code that was sent automatically: the error already says what is wrong.
    setEmpty(digits === '' && error === null);
    if (digits === '' || isBusy) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    const result = await onSubmit(digits);
    setBusy(false);
    if (result.ok) return;
    // The server's answer for a mistyped code is the same as for an expired one.
    setError(
      result.error.code === 'otp_expired'
        ? t`This code isn’t right or has expired. Check it, or ask for a new one.`
        : i18n._(describeError(result.error)),
    );
    if (result.error.kind === 'refused') setCode('');
    field.current?.focus();
  };

  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    setCode(digits);
    if (digits.length === length) void send(digits);
  };

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <CodeField
        ref={field}
        label={label}
        value={code}
        onChange={(event) => type(event.target.value)}
        error={isEmpty && code === '' ? t`Enter the code.` : undefined}
      />
      <FormError form={{ error }} title={failure} />
      <Button type="submit" variant="primary" size="lg" block isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

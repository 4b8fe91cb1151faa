import type { ReactNode } from 'react';
import type { FramedForm } from './use-form.ts';

type PageFormProps = {
  readonly form: Pick<FramedForm, 'submit'>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A form that is part of a page; its own button sends it. A page that can be left unsaved adds a `LeaveGuard`. */
export function PageForm({ form, className = 'space-y-5', children }: PageFormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

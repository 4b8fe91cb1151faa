import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import type { FramedForm } from './use-form.ts';

type FormErrorProps = {
  readonly form: Pick<FramedForm, 'error'>;
  readonly title?: ReactNode;
  /** Instead of the error's usual words. */
  readonly children?: ReactNode;
};

/** Why a form on a page was not saved, where no field says so. */
export function FormError({ form, title, children }: FormErrorProps) {
  if (form.error === null) return null;
  return (
    <div ref={bringIntoView}>
      <Banner tone="danger" title={title}>
        {children ?? form.error}
      </Banner>
    </div>
  );
}

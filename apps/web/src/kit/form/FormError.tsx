import { Banner } from '../../ui/Banner.tsx';
import type { FramedForm } from './use-form.ts';

/** Why a form on a page was not saved, where no field says so. */
export function FormError({ form }: { readonly form: Pick<FramedForm, 'error'> }) {
  return form.error === null ? null : <Banner tone="danger">{form.error}</Banner>;
}

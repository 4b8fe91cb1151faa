import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Says why a change was not made, next to the form's fields. */
export function ChangeError({ error }: { readonly error: Error | null }) {
  const { i18n } = useLingui();
  return error === null ? null : <Banner tone="danger">{i18n._(describeError(error))}</Banner>;
}

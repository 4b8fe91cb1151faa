import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';

/** Why a change was not made, beside what was typed for it. */
export function ChangeError({ error }: { readonly error: Error | null }) {
  const { i18n } = useLingui();
  return error === null ? null : <Banner tone="danger">{i18n._(describeError(error))}</Banner>;
}

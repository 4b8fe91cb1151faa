import { useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ReasonList } from './ReasonList.tsx';
import { blockingReasons } from './use-schedule-change.ts';

/** Why a claim or swap was refused, above the buttons of its sheet. */
export function RefusedRequest({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui();
  return (
    <>
      <Banner tone="danger">{i18n._(describeError(error))}</Banner>
      <ReasonList reasons={blockingReasons(error) ?? []} />
    </>
  );
}

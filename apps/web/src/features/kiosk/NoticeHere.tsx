import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskAct, KioskTime } from '@muster/contract/kiosk-time';
import { languageOf } from '@muster/domain/languages';
import { Button } from '../../ui/Button.tsx';

type NoticeHereProps = {
  readonly notice: NonNullable<KioskTime['notice']>;
  readonly isBusy: boolean;
  readonly onChoose: (act: KioskAct) => void;
};

/** The location notice for someone without a login, and their answer. Their punches never wait for it. */
export function NoticeHere({ notice, isBusy, onChoose }: NoticeHereProps) {
  const { i18n } = useLingui();
  const language = languageOf(i18n.locale);
  const choose = (choice: 'acknowledged' | 'withdrawn') => () =>
    onChoose({ kind: 'notice', version: notice.version, choice, language });
  return (
    <div className="space-y-3">
      <h2 className="text-18 font-semibold">
        <Trans>Your company’s location notice</Trans>
      </h2>
      <p className="text-14 whitespace-pre-line text-ink-2">
        {language === 'es' ? notice.text_es : notice.text_en}
      </p>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="lg" variant="primary" isBusy={isBusy} onClick={choose('acknowledged')}>
          <Trans>I agree</Trans>
        </Button>
        <Button size="lg" isBusy={isBusy} onClick={choose('withdrawn')}>
          <Trans>I don’t agree</Trans>
        </Button>
      </div>
    </div>
  );
}

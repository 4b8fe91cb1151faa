import { useLingui } from '@lingui/react/macro';
import { languageOf } from '@muster/domain/languages';

/** The company's location notice in the reader's language, as it was written. */
export function NoticeText({
  notice,
}: {
  readonly notice: { readonly text_en: string; readonly text_es: string };
}) {
  const { i18n } = useLingui();
  const text = languageOf(i18n.locale) === 'es' ? notice.text_es : notice.text_en;
  return <p className="text-14 whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>;
}

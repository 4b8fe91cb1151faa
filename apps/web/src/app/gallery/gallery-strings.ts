import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@muster/domain/languages';
import { loadFeatureStrings, speak } from '../i18n/strings.ts';

const catalogs = import.meta.glob<{ readonly messages: Messages }>('./locales/*.po');

/** The app's strings and the few of the specimens, which the product never loads. */
export async function speakGallery(language: Language): Promise<void> {
  const catalog = await catalogs[`./locales/${language}.po`]?.();
  if (catalog !== undefined) i18n.load(language, catalog.messages);
  await Promise.all([loadFeatureStrings('kit/import'), loadFeatureStrings('platform')]);
  await speak(language);
}

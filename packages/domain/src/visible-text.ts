// Joiners and variation selectors stay, because Persian words and emoji need them.
const invisible = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns text from elsewhere as a person sees it: with composed letters, without direction marks, soft hyphens or
 * other invisible characters, and with non-breaking hyphens as plain ones.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u2010\u2011]/g, '-');
}

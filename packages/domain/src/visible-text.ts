// The joiners and variation selectors stay: Persian words and emoji are spelled with them.
const invisible = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Text from elsewhere as a person sees it: letters composed, no direction marks, soft hyphens or other
 * characters without a shape, and the hyphens that don't break a line as plain ones.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u2010\u2011]/g, '-');
}

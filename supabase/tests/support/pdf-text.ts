import { extractText } from 'unpdf';

/** Returns the words of all pages, as someone copying them from a viewer gets them. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text;
}

/** The same, page by page. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(bytes, { mergePages: false });
  return text;
}

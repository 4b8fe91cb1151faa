import { extractText } from 'unpdf';

/** The words of all pages, as whoever copies them from a viewer gets them. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text;
}

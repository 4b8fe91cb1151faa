/** Matches the start of text that a browser would execute, per the WHATWG's sniffing rules. */
const markup =
  /^[\s\u{feff}]*<(\?xml|!--|!doctype|!entity|html|head|body|script|iframe|svg|title|style|table|div|font|br|p|a|b|h1|math|xsl:)(?![\w-])/iu;

/** The type shown by the first bytes, `markup` for HTML, SVG and any XML, or null if unknown. */
export async function sniffType(head: Uint8Array): Promise<string | null> {
  if (markup.test(textOf(head))) return 'markup';
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  return found?.mime ?? null;
}

function textOf(head: Uint8Array): string {
  const [first, second] = head;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(head.subarray(0, 1024));
}

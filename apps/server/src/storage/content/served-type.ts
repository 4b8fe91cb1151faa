/** Types that a browser executes when someone opens them. */
const active =
  /^(text\/(html|xml|xsl|javascript|ecmascript)|image\/svg|application\/(xhtml|xml|xslt|mathml|javascript|ecmascript|x-shockwave-flash)|[\w.-]+\/[\w.-]*\+xml)/i;

const printable = /^[\x20-\x7e]+$/;

export type ServedType = { readonly contentType: string; readonly isActive: boolean };

/** Returns the type sent to a browser: HTML as text, like upstream, and scripts never inline. */
export function servedType(mimetype: string | undefined): ServedType {
  const type =
    mimetype !== undefined && printable.test(mimetype) ? mimetype : 'application/octet-stream';
  return {
    contentType: type.toLowerCase().includes('text/html') ? 'text/plain' : type,
    isActive: active.test(type.trim()),
  };
}

/** Returns a stored value if a header can carry it. */
export function headerValue(value: string | undefined, otherwise: string): string {
  return value !== undefined && printable.test(value) ? value : otherwise;
}

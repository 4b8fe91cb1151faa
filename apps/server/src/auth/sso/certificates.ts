/** Splits one or more certificates in PEM; a single one may lack its first and last line. */
export function splitCertificates(text: string): string[] {
  const blocks = text.match(/-----BEGIN [A-Z ]+-----[\s\S]+?-----END [A-Z ]+-----/g);
  return blocks === null ? [text] : [...blocks];
}

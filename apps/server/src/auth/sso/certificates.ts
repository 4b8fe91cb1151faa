/** Each of one or more certificates in PEM, or what is between the first and last line of one. */
export function splitCertificates(text: string): string[] {
  const blocks = text.match(/-----BEGIN [A-Z ]+-----[\s\S]+?-----END [A-Z ]+-----/g);
  return blocks === null ? [text] : [...blocks];
}

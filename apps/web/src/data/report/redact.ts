const patterns = [
  // Tokens of three base64url parts.
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<mail>'],
  // Secrets in a link's query or hash.
  [
    /((?:access_|refresh_|invitation_)?token|token_hash|code|apikey|password)=[^&\s"']+/gi,
    '$1=<secret>',
  ],
  [/-?\d{1,3}\.\d{4,}/g, '<coordinate>'],
] as const;

/** Removes from an error's text anything that must not leave the device: secrets, addresses, places. */
export function redact(text: string): string {
  return patterns.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text);
}

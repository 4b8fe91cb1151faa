/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

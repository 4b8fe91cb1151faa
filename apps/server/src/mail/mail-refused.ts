/** The mail server will not take this mail, however often it is offered. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

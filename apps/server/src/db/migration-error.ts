/** A migration or schema file can't be applied; the message is a sentence for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

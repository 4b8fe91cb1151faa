export type TokenErrorKind =
  | 'malformed'
  | 'bad_signature'
  | 'expired'
  | 'not_yet_valid'
  | 'issued_in_future'
  | 'bad_claim';

/** The reason why a token is refused. Each room words it in its own protocol's terms; `detail` is ours. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly kind: TokenErrorKind;
  readonly detail: string;

  constructor(kind: TokenErrorKind, detail: string, options?: ErrorOptions) {
    super(`${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

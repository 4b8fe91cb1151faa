/** A mail of the auth flows without its text: the mail room chooses language and layout. */
export type AuthMail = {
  readonly kind:
    | 'confirmation'
    | 'recovery'
    | 'magic_link'
    | 'reauthentication'
    | 'invite'
    | 'email_change_old_address'
    | 'email_change_new_address'
    | 'password_changed'
    | 'email_changed'
    | 'factor_added'
    | 'factor_removed'
    | 'recovery_codes_created'
    | 'recovery_code_used';
  readonly to: string;
  readonly userId: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** The link to click; null if there is only a code to type. */
  readonly link: string | null;
  /** The code to type instead; empty if the mail only informs. */
  readonly code: string;
  readonly validSeconds: number;
  /** The new address of a change of address, requested or done. */
  readonly newAddress?: string;
  /** The `Accept-Language` header of the browser that asked. */
  readonly acceptLanguage: string | undefined;
};

/** Resolves once the mail is on its way; whether it arrives is the mail room's concern. */
export type SendAuthMail = (mail: AuthMail) => Promise<void>;

/** A mail of the auth flows, before it has words: the mail room chooses language and looks. */
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
  /** Where the person is to click; null when there is only a code to type. */
  readonly link: string | null;
  /** What they can type instead; empty when there is nothing to do, only something to know. */
  readonly code: string;
  readonly validSeconds: number;
  /** Of a change of address, begun or done. */
  readonly newAddress?: string;
  /** Of the browser that asked, as its header says. */
  readonly acceptLanguage: string | undefined;
};

/** Resolves once the mail is on its way; whether it arrives is the mail room's concern. */
export type SendAuthMail = (mail: AuthMail) => Promise<void>;

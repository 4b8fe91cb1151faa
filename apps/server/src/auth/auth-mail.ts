/** A mail of the auth flows, before it has words: the mail room chooses language and looks. */
export type AuthMail = {
  readonly kind:
    | 'confirmation'
    | 'recovery'
    | 'magic_link'
    | 'reauthentication'
    | 'invite'
    | 'email_change_old_address'
    | 'email_change_new_address';
  readonly to: string;
  readonly userId: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** Where the person is to click; null when there is only a code to type. */
  readonly link: string | null;
  /** What they can type instead. */
  readonly code: string;
  readonly validSeconds: number;
  /** Only of a change of address. */
  readonly newAddress?: string;
  /** Of the browser that asked, as its header says. */
  readonly acceptLanguage: string | undefined;
};

/** Resolves once the mail is on its way; whether it arrives is the mail room's concern. */
export type SendAuthMail = (mail: AuthMail) => Promise<void>;

import * as z from 'zod/mini';

/** How someone gets a login: the server emails it, a link is handed over, or not at all. */
export const invitationWays = ['mail', 'link', 'none'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** Days that an invitation can be valid; the server accepts 1 to 90. */
export const invitationDays = [3, 7, 14, 30, 90] as const;
export const defaultInvitationDays = 14;

/** Until this many invitations are accepted, a company can't email more than this in 24 hours. */
export const newCompanyMails = { perDay: 50, accepted: 3 };

/** Response of `invite_person`; the token is returned once, and only with way `link`. */
export const inviteVerdictSchema = z.union([
  z.object({
    verdict: z.literal('applied'),
    person_id: z.uuid(),
    invitation_id: z.optional(z.uuid()),
    token: z.optional(z.nullable(z.string())),
    expires_at: z.optional(z.string()),
    /** When the email will be sent, if not now: a new company sends 50 in 24 hours. */
    mail_queued_until: z.optional(z.nullable(z.string())),
  }),
  z.object({
    verdict: z.literal('refused'),
    reason: z.string(),
    /** The field of an `invalid_input`, or the person of a `person_exists`. */
    detail: z.optional(z.string()),
  }),
]);

export const invitationStates = ['waiting', 'expired', 'revoked', 'claimed'] as const;
export type InvitationState = (typeof invitationStates)[number];

const invitationSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null if the person no longer belongs to the company. */
  role: z.nullable(z.string()),
  language: z.string(),
  email: z.nullable(z.string()),
  state: z.enum(invitationStates),
  /** State of the email; null if the invitation wasn't emailed. */
  mail_state: z.nullable(z.enum(['wanted', 'queued', 'sent', 'failed'])),
  /** When the email will be sent, if not soon. */
  mail_queued_until: z.nullable(z.string()),
  opened_at: z.nullable(z.string()),
  /** To the microsecond, which the cursor needs. */
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Response of `search_invitations` for admins. */
export const invitationPageSchema = z.object({
  verdict: z.literal('ok'),
  /** Emails that wait because the company is new; 0 once three invitations are accepted. */
  queued_mails: z.int(),
  counts: z.partialRecord(z.enum(invitationStates), z.int()),
  invitations: z.array(invitationSchema),
});

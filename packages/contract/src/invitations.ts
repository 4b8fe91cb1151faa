import * as z from 'zod/mini';

/** How someone gets a login: the server mails it, a link is handed over, or not at all. */
export const invitationWays = ['mail', 'link', 'none'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** Days for which an invitation can hold; the server takes 1 to 90. */
export const invitationDays = [3, 7, 14, 30, 90] as const;
export const defaultInvitationDays = 14;

/** Until so many invitations were accepted, a company emails no more than this in 24 hours. */
export const newCompanyMails = { perDay: 50, accepted: 3 };

/** What `invite_person` answers; the token comes once, and only with way `link`. */
export const inviteVerdictSchema = z.union([
  z.object({
    verdict: z.literal('applied'),
    person_id: z.uuid(),
    invitation_id: z.optional(z.uuid()),
    token: z.optional(z.nullable(z.string())),
    expires_at: z.optional(z.string()),
    /** When its mail goes out, if not now: a new company sends 50 in 24 hours. */
    mail_queued_until: z.optional(z.nullable(z.string())),
  }),
  z.object({
    verdict: z.literal('refused'),
    reason: z.string(),
    /** The field of `invalid_input`, the person of `person_exists`. */
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
  /** Null: belongs to the company no more. */
  role: z.nullable(z.string()),
  language: z.string(),
  email: z.nullable(z.string()),
  state: z.enum(invitationStates),
  /** How far its mail is; null when it went another way. */
  mail_state: z.nullable(z.enum(['wanted', 'queued', 'sent', 'failed'])),
  /** When its mail goes out, if that is not soon. */
  mail_queued_until: z.nullable(z.string()),
  opened_at: z.nullable(z.string()),
  /** To the microsecond, as the cursor needs it. */
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What `search_invitations` answers to an admin. */
export const invitationPageSchema = z.object({
  verdict: z.literal('ok'),
  /** Mails that wait because the company is new; 0 once three invitations were accepted. */
  queued_mails: z.int(),
  counts: z.partialRecord(z.enum(invitationStates), z.int()),
  invitations: z.array(invitationSchema),
});

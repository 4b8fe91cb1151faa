/** The table of mails that wait for the mail server. Instants are the database's, for all servers. */
import type { Database } from '../db/database.ts';
import type { InvitationMail, MailMessage } from './mailer.ts';

export type OutgoingMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  /** This one included. */
  readonly attempts: number;
  /** Worth another try, however many there were. */
  readonly is_patient: boolean;
};

/** Longer than a delivery can take; then the mail is anybody's again. */
const claimSeconds = 60;

export async function insertMail(
  database: Database,
  message: MailMessage | InvitationMail,
): Promise<void> {
  const { to, subject, text, html } = message;
  const [invitationId, giveUpAt] =
    'invitationId' in message ? [message.invitationId, message.giveUpAt] : [null, null];
  await database.query(
    `insert into app.outgoing_mails (recipient, subject, body_text, body_html, invitation_id, give_up_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [to, subject, text, html, invitationId, giveUpAt],
  );
}

/** Oldest first; nobody else gets them for the time of a claim. */
export function claimDueMails(database: Database, most: number): Promise<OutgoingMail[]> {
  return database.query<OutgoingMail>(
    `update app.outgoing_mails set attempts = attempts + 1,
       due_at = now() + make_interval(secs => $2)
     where id in (
       select id from app.outgoing_mails where due_at <= now()
       order by due_at limit $1 for update skip locked)
     returning id, recipient, subject, body_text, body_html, attempts,
       coalesce(give_up_at > now(), false) as is_patient`,
    [most, claimSeconds],
  );
}

export async function postponeMail(database: Database, id: string, seconds: number): Promise<void> {
  await database.query(
    'update app.outgoing_mails set due_at = now() + make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
}

/** The mail is done with; the invitation that it brought knows how it ended. */
export async function settleMail(
  database: Database,
  id: string,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await database.query(
    `with gone as (delete from app.outgoing_mails where id = $1 returning invitation_id)
     update public.invitations i set mail_state = $2 from gone where i.id = gone.invitation_id`,
    [id, outcome],
  );
}

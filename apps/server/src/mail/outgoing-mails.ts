/** The table of mails that wait for the mail server. Instants are the database's, for all servers. */
import type { Database } from '../db/database.ts';
import type { MailMessage } from './mailer.ts';

export type OutgoingMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  /** This one included. */
  readonly attempts: number;
};

/** Longer than a delivery can take; then the mail is anybody's again. */
const claimSeconds = 60;

export async function insertMail(
  database: Database,
  { to, subject, text, html }: MailMessage,
): Promise<void> {
  await database.query(
    `insert into app.outgoing_mails (recipient, subject, body_text, body_html)
     values ($1, $2, $3, $4)`,
    [to, subject, text, html],
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
     returning id, recipient, subject, body_text, body_html, attempts`,
    [most, claimSeconds],
  );
}

export async function postponeMail(database: Database, id: string, seconds: number): Promise<void> {
  await database.query(
    'update app.outgoing_mails set due_at = now() + make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.query('delete from app.outgoing_mails where id = $1', [id]);
}

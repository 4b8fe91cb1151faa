import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';

const firsts = 'Alder Basin Canyon Divide Elkhorn Foothill Granite Highline'.split(' ');
const trades = ['Concrete', 'Electric', 'Framing', 'Paving', 'Roofing'];

/**
 * Adds the data that the platform's operators see besides the demo company: forty small companies, errors of two kinds,
 * a failed job, a refused email and an upcoming announcement.
 */
export async function addPlatform(transaction: Transaction, company: string): Promise<void> {
  const names = firsts.flatMap((first) => trades.map((trade) => `${first} ${trade}`));
  await transaction.query(
    `insert into public.companies (name, company_type, created_at)
     select name, 'Specialty contractor', now() - make_interval(days => (7 * n)::integer)
     from unnest($1::text[]) with ordinality as c (name, n)`,
    [names],
  );
  for (const [message, route, version, users] of [
    ['TypeError: Cannot read properties of null (reading “day”)', '/time', '0.9.4', 3],
    ['QuotaExceededError: The quota has been exceeded.', '/safety/new', '0.9.3', 1],
  ] as const) {
    await transaction.query(
      `insert into public.client_errors (id, company_id, user_id, route, message, app_version, user_agent, context, created_at)
       select gen_random_uuid(), p.company_id, p.id, $2, $3, $4, 'Chrome on Android',
         '{"online": false}', now() - make_interval(hours => (5 * row_number() over (order by p.person_id))::integer)
       from public.profiles p where p.company_id = $1 and p.id is not null order by p.person_id limit $5`,
      [company, route, message, version, users],
    );
  }
  await transaction.query(
    `insert into app.jobs (kind, payload, state, created_at, ended_at, attempts, last_error)
     values ('redraw_shared_pictures', jsonb_build_object('company_id', $1::text, 'link_id', $2::text), 'dead',
       now() - interval '3 hours', now() - interval '1 hour', 5, 'Error: the picture cannot be read')`,
    [company, randomUUID()],
  );
  await transaction.query(
    `insert into app.notifications
       (kind, channel, address, dedupe_key, state, attempts, outcome, created_at, settled_at)
     values ('recovery', 'email', 'no-such-mailbox@demo.muster.test', gen_random_uuid()::text, 'failed', 1,
       'MailRefused: 550 No such mailbox', now() - interval '2 hours', now() - interval '2 hours')`,
  );
  await transaction.query(
    `insert into app.announcements (id, text_en, text_es, audience, starts_at, ends_at)
     values (gen_random_uuid(), $1, $2, 'everyone', now() + interval '10 days', now() + interval '11 days')`,
    [
      'Muster is updated on Sunday night. Punches are kept on the phone and sent afterwards.',
      'Muster se actualiza el domingo por la noche. Los registros se guardan en el teléfono y se envían después.',
    ],
  );
}

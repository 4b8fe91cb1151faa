import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

const hourMs = 3_600_000;
/** Younger questions stay open. Before a Monday's shift, those of the last two workdays are over four days old. */
const minAge = '5 days';

type Question = {
  readonly id: string;
  readonly kind: string;
  readonly person_id: string;
  readonly lead: string | null;
  readonly started_at: Date | null;
};

/** Decides the questions that leads would have decided by now, every other one with the time that the lead knows. */
export async function decideOldQuestions(
  transaction: Transaction,
  {
    company,
    userIdsByPersonId,
    admin,
    now,
  }: {
    readonly company: string;
    readonly userIdsByPersonId: ReadonlyMap<string, string>;
    readonly admin: string;
    readonly now: number;
  },
): Promise<void> {
  const questions = await transaction.query<Question>(
    `select i.id, i.kind, i.person_id, e.started_at, (
       select l.person_id from public.crew_members m
       join public.crew_members l on l.crew_id = m.crew_id and l.is_lead
       where m.company_id = $1 and m.person_id = i.person_id
     ) as lead
     from public.decision_items i
     left join public.time_entries e on e.company_id = i.company_id and e.id = i.entry_id
     where i.company_id = $1 and i.state = 'open' and i.created_at < $3::timestamptz - $2::interval
     order by i.created_at, i.id`,
    [company, minAge, new Date(now)],
  );
  for (const [index, question] of questions.entries()) {
    const decider =
      question.lead === null || question.lead === question.person_id ? admin : question.lead;
    await actAs(transaction, userIdsByPersonId.get(decider) ?? null);
    const isTimeKnown = question.kind === 'estimated_close' && index % 2 === 0;
    await transaction.query(
      `select public.decide_item(item_id => $1, decision => $2, comment => $3, ended_at => $4)`,
      [
        question.id,
        isTimeKnown ? 'set_time' : 'accept',
        isTimeKnown ? 'Left with the rest of the crew' : null,
        isTimeKnown && question.started_at !== null
          ? new Date(question.started_at.getTime() + 8.5 * hourMs)
          : null,
      ],
    );
  }
  await actAs(transaction, null);
}

-- A start that a decider stated can be overtaken: a clock-out that lay unsent on some phone ends the
-- stated entry early, and the clock-out that was asked about pays nothing again. Then what was answered
-- is asked anew, by the question's own row; the first answer stays in the audit and in the ledger.

alter table public.decision_items add column time_stated boolean not null default false;
comment on column public.decision_items.time_stated is
  'The answer was a time. Such an answer ends the question only as long as the punch that it made does.';
-- Withheld: time_stated, which only the fold asks about.

update public.decision_items i set time_stated = true
where i.state = 'accepted' and i.kind in ('missing_in', 'estimated_close')
  and exists (
    select from public.punches p
    where p.company_id = i.company_id and p.person_id = any (app.ledger_people(i.company_id, i.person_id))
      and p.source = 'decision' and p.actor_person_id = i.decided_by and p.received_at = i.decided_at
  );

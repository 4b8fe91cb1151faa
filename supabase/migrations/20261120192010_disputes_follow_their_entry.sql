-- A dispute is about the entry that its punch lies in. Late punches, decisions and merges change which
-- one that is; a question about one that is gone would not be shown to anybody.

create function app.place_disputes(company uuid, person uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.decision_items i set entry_id = around.entry_id
  from public.punches p
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = person and e.state <> 'void'
        and e.started_at <= p.occurred_at and coalesce(e.ended_at >= p.occurred_at, true)
      order by e.started_at desc limit 1
    ) as entry_id
  ) around
  where i.company_id = company and i.person_id = person and i.state = 'open' and i.kind = 'disputed'
    and p.company_id = company and p.id = i.punch_id
    and i.entry_id is distinct from around.entry_id;
end
$$;
comment on function app.place_disputes(uuid, uuid) is
  'Makes a person''s open disputes questions about the entries that their punches lie in.';

create or replace function public.answer_crew_punches(punch_ids uuid[], answer text, reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  asked uuid[];
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if coalesce(cardinality(punch_ids) not between 1 and 200, true)
    or coalesce(answer_crew_punches.answer not in ('confirmed', 'disputed'), true)
    or length(answer_crew_punches.reason) > 500
  then
    return app.refused('invalid_input');
  end if;
  if answer_crew_punches.answer = 'disputed' and coalesce(trim(answer_crew_punches.reason), '') = '' then
    return app.refused('comment_missing');
  end if;
  perform app.lock_people(company, array[person]);

  -- An answer that was lost on its way comes again, and says the same.
  if exists (
    select from unnest(punch_ids) as asked_id
    left join public.crew_punch_answers a on a.company_id = company and a.punch_id = asked_id
    where not coalesce(a.person_id = person and a.answer = answer_crew_punches.answer, false)
      and asked_id not in (select p.id from app.punches_to_answer(company, person) p)
  ) then
    return app.refused('not_found');
  end if;

  select coalesce(array_agg(p.id), '{}') into asked
  from app.punches_to_answer(company, person) p where p.id = any (punch_ids);
  insert into public.crew_punch_answers (company_id, punch_id, person_id, answer, reason)
  select company, id, person, answer_crew_punches.answer, nullif(trim(answer_crew_punches.reason), '')
  from unnest(asked) as id;

  if answer_crew_punches.answer = 'disputed' then
    insert into public.decision_items (company_id, person_id, punch_id, kind)
    select company, person, id, 'disputed' from unnest(asked) as id
    on conflict do nothing;
    perform app.place_disputes(company, person);
    perform app.touch_clocks(company, array[person]);
  end if;
  return jsonb_build_object('verdict', 'applied', 'answered', cardinality(asked));
end
$$;

-- Whoever was punched by somebody else is asked whether it is right. Silence is no answer, a yes ends
-- the question, a no is put to whoever leads them; until then the punch counts.

create table public.crew_punch_answers (
  company_id uuid not null,
  punch_id uuid not null,
  person_id uuid not null,
  answer text not null check (answer in ('confirmed', 'disputed')),
  reason text check (length(reason) <= 500),
  answered_at timestamptz not null default now(),
  primary key (company_id, punch_id),
  foreign key (company_id, punch_id) references public.punches (company_id, id),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  check (answer = 'confirmed' or length(trim(reason)) > 0)
);
comment on table public.crew_punch_answers is
  'What people say of the punches that somebody else made for them. Append-only.';
create index crew_punch_answers_person_idx on public.crew_punch_answers (company_id, person_id);
create trigger refuse_change before update or delete or truncate on public.crew_punch_answers
  for each statement execute function app.refuse_change();

alter table public.crew_punch_answers enable row level security;
create policy crew_punch_answers_read on public.crew_punch_answers for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (
      person_id = (select app.my_person_id())
      or (select app.my_role()) = 'admin'
      or person_id = any ((select app.my_crew_people())::uuid[])
    )
  );
grant select (company_id, punch_id, person_id, answer, reason, answered_at)
  on public.crew_punch_answers to authenticated;
-- Withheld: every write; the person answers by RPC.
grant select on public.crew_punch_answers to service_role;

alter table public.decision_items drop constraint decision_items_kind_check;
alter table public.decision_items add constraint decision_items_kind_check check (kind in (
  'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time',
  'overlap', 'missing_in', 'estimated_close', 'pin_unproven', 'disputed'
)) not valid;
alter table public.decision_items validate constraint decision_items_kind_check;

create or replace function app.may_decide(item public.decision_items) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return item.company_id = app.my_company_id()
    and (
      app.my_role() = 'admin'
      or (
        item.person_id = any (app.my_crew_people()) and item.person_id <> app.my_person_id()
        -- Nobody judges between their own word and another's.
        and not (item.kind = 'disputed' and exists (
          select from public.punches p
          where p.company_id = item.company_id and p.id = item.punch_id
            and p.actor_person_id = app.my_person_id()
        ))
      )
    );
end
$$;
comment on function app.may_decide(public.decision_items) is
  'An admin for the company, a supervisor for their crews but never for themselves, nor about a disputed punch that they made.';

create function app.punches_to_answer(company uuid, person uuid) returns setof public.punches
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select p.* from public.punches p
    where p.company_id = company and p.person_id = any (app.ledger_people(company, person))
      and p.source = 'crew'
      and p.occurred_at >= now() - interval '21 days' and p.received_at >= now() - interval '14 days'
      and not exists (
        select from public.crew_punch_answers a where a.company_id = p.company_id and a.punch_id = p.id
      )
      -- What does not count needs no answer.
      and not exists (
        select from public.decision_items i
        where i.company_id = p.company_id and i.punch_id = p.id and i.state = 'rejected'
      );
end
$$;

create function public.my_crew_punches() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  return jsonb_build_object('punches', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
        'zone', p.zone, 'project_name', project.name, 'by', trim(actor.first_name || ' ' || actor.last_name)
      ) order by p.occurred_at desc, p.id
    ), '[]')
    from app.punches_to_answer(company, app.my_person_id()) p
    left join public.projects project on project.company_id = p.company_id and project.id = p.project_id
    left join public.profiles actor on actor.company_id = p.company_id and actor.person_id = p.actor_person_id
  ));
end
$$;
comment on function public.my_crew_punches() is
  'The punches of the last 14 days that somebody else made for the caller and that the caller has not answered, newest first.';

create function public.answer_crew_punches(punch_ids uuid[], answer text, reason text default null) returns jsonb
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
    insert into public.decision_items (company_id, person_id, punch_id, entry_id, kind)
    select company, person, p.id, (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = person and e.state <> 'void'
        and e.started_at <= p.occurred_at and coalesce(e.ended_at >= p.occurred_at, true)
      order by e.started_at desc limit 1
    ), 'disputed'
    from public.punches p
    where p.company_id = company and p.id = any (asked)
    on conflict do nothing;
    perform app.touch_clocks(company, array[person]);
  end if;
  return jsonb_build_object('verdict', 'applied', 'answered', cardinality(asked));
end
$$;
comment on function public.answer_crew_punches(uuid[], text, text) is
  'The person says of punches made for them that they are right (confirmed) or not (disputed, with a reason: a decision item follows for whoever leads them, the punch counts until it is decided). Verdict applied or refused (not_allowed, invalid_input, comment_missing, not_found).';
grant execute on function public.my_crew_punches(), public.answer_crew_punches(uuid[], text, text) to authenticated;

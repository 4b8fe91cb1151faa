-- Two records of one human being. The ledger is never rewritten: it goes on saying for whom each
-- punch was made. A merge says for whom the dropped person's punches count, and the projection is
-- made from the punches of both (docs/decisions/0019).

create table public.person_merges (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  dropped_person_id uuid not null,
  kept_person_id uuid not null check (kept_person_id <> dropped_person_id),
  merged_at timestamptz not null default now(),
  merged_by uuid,
  moved jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid,
  foreign key (company_id, dropped_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, kept_person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, merged_by) references public.profiles (company_id, person_id),
  foreign key (company_id, undone_by) references public.profiles (company_id, person_id)
);
comment on table public.person_merges is 'Which person''s records count as another''s, since when, and what was handed over, so that it can be undone.';
create unique index person_merges_dropped_once_idx
  on public.person_merges (company_id, dropped_person_id) where undone_at is null;
create index person_merges_dropped_idx on public.person_merges (company_id, dropped_person_id);
create index person_merges_kept_idx on public.person_merges (company_id, kept_person_id);
create index person_merges_merged_by_idx on public.person_merges (company_id, merged_by) where merged_by is not null;
create index person_merges_undone_by_idx on public.person_merges (company_id, undone_by) where undone_by is not null;
create trigger audit after insert or update or delete on public.person_merges
  for each row execute function app.audit_row('moved');
alter table public.person_merges enable row level security;
create policy person_merges_read on public.person_merges for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, dropped_person_id, kept_person_id, merged_at, merged_by, undone_at, undone_by)
  on public.person_merges to authenticated;
grant select on public.person_merges to service_role;
-- Withheld: every write; merge_people and undo_merge are the way.

create function app.merged_into(company uuid, person uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select m.kept_person_id from public.person_merges m
    where m.company_id = company and m.dropped_person_id = person and m.undone_at is null
  ), person);
end
$$;
comment on function app.merged_into(uuid, uuid) is 'For whom a person''s records count: mostly the person.';

create function app.ledger_people(company uuid, person uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select person
    union all
    select m.dropped_person_id from public.person_merges m
    where m.company_id = company and m.kept_person_id = person and m.undone_at is null
  );
end
$$;
comment on function app.ledger_people(uuid, uuid) is 'Whose punches count for a person: their own, and those of who was merged into them.';

create function app.my_merged_people() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select m.dropped_person_id from public.person_merges m
    where m.company_id = app.my_company_id() and m.undone_at is null
      and (m.kept_person_id = app.my_person_id() or m.kept_person_id = any (app.my_crew_people()))
  );
end
$$;
comment on function app.my_merged_people() is 'The people whose records count as the caller''s or as those of whom the caller leads.';
grant execute on function app.my_merged_people() to authenticated;

create policy punches_read_merged on public.punches for select to authenticated
  using (company_id = (select app.my_company_id()) and person_id = any ((select app.my_merged_people())::uuid[]));
create policy time_entry_events_read_merged on public.time_entry_events for select to authenticated
  using (company_id = (select app.my_company_id()) and person_id = any ((select app.my_merged_people())::uuid[]));

-- The ledger of two is folded as one ------------------------------------------------------------

create or replace function app.lock_people(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- In one order for everybody, so that two batches never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('clock:' || p.person_id::text, 0))
  from (
    select q.person_id from public.profiles q
    where q.company_id = company and (
      q.person_id = any (people)
      or q.person_id in (
        select m.kept_person_id from public.person_merges m
        where m.company_id = company and m.dropped_person_id = any (people) and m.undone_at is null
      )
    )
    order by q.person_id
  ) p;
end
$$;

create or replace function app.settled_punches(company uuid, person uuid, start app.ledger_position) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
declare
  people constant uuid[] := app.ledger_people(company, person);
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), p.source <> 'crew', coalesce(d.accepted, false),
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    left join lateral (
      select
        bool_or(i.state = 'rejected') as rejected,
        bool_or(i.state = 'accepted') as accepted,
        bool_or(i.state = 'open' and i.kind <> 'overlap' and app.holds_punch(i.kind)) as held
      from public.decision_items i
      where i.company_id = p.company_id and i.punch_id = p.id
    ) d on true
    where p.company_id = company and p.person_id = any (people)
      and p.occurred_at >= coalesce(start.at, '-infinity')
      and (
        start.id is null
        or (p.occurred_at, p.device_id, p.device_seq, p.id) >= (start.at, start.device_id, start.device_seq, start.id)
      )
      and d.rejected is not true and d.held is not true
  );
end
$$;

create or replace function app.waiting_punches(company uuid, person uuid) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), true, true,
        p.zone, p.note, p.flags
      )::app.folding
      order by p.occurred_at, p.device_id, p.device_seq, p.id
    ), '{}')
    from public.punches p
    where p.company_id = company
      and p.id in (
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person
          and i.state = 'open' and app.holds_punch(i.kind)
      )
  );
end
$$;

create function app.ask_for_kept() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.person_id := app.merged_into(new.company_id, new.person_id);
  return new;
end
$$;
comment on function app.ask_for_kept() is 'A question about a punch of a merged person is one about the person it counts for.';
create trigger ask_for_kept before insert on public.decision_items
  for each row execute function app.ask_for_kept();

alter function app.project_person(uuid, uuid, timestamptz, boolean, app.cause) rename to project_ledger;
create function app.project_person(
  company uuid, person uuid, changed_at timestamptz, waiting_changed boolean, cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
begin
  return app.project_ledger(company, app.merged_into(company, person), changed_at, waiting_changed, cause);
end
$$;
comment on function app.project_person(uuid, uuid, timestamptz, boolean, app.cause) is
  'Makes the projection of whom a person''s punches count for equal to the ledger again; see app.project_ledger.';

create or replace function app.touch_clocks(company uuid, people uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.clock_states as stored (company_id, person_id, entry_id, break_id)
  select
    company, counted.person, on_clock.entry_id,
    (
      select b.id from public.time_breaks b
      where b.company_id = company and b.entry_id = on_clock.entry_id and b.ended_at is null
    )
  from (select distinct app.merged_into(company, p) as person from unnest(people) as p) as counted
  cross join lateral (
    select (
      select e.id from public.time_entries e
      where e.company_id = company and e.person_id = counted.person and e.state = 'open'
    ) as entry_id
  ) on_clock
  on conflict (company_id, person_id) do update set
    entry_id = excluded.entry_id, break_id = excluded.break_id, changed_at = now(), changed_by = pg_current_xact_id()
  -- Once a transaction is enough: nobody sees it before it ends.
  where (stored.entry_id, stored.break_id, stored.changed_by)
    is distinct from (excluded.entry_id, excluded.break_id, excluded.changed_by);
end
$$;

-- Merging ---------------------------------------------------------------------------------------

create function app.why_not_merge(company uuid, kept uuid, dropped uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if kept = dropped then
    return 'invalid_input';
  end if;
  if exists (
    select from public.person_merges m
    where m.company_id = company and m.undone_at is null
      and (m.dropped_person_id in (kept, dropped) or m.kept_person_id = dropped)
  ) then
    return 'is_merged';
  end if;
  if exists (
    select from public.profiles p where p.company_id = company and p.person_id = dropped and p.has_login
  ) then
    return 'has_login';
  end if;
  if exists (
    select from public.time_entries e
    where e.company_id = company and e.person_id in (kept, dropped) and e.state = 'open'
  ) then
    return 'on_the_clock';
  end if;
  if exists (
    select from public.time_entries a
    join public.time_entries b on b.company_id = a.company_id and b.person_id = kept and b.state = 'closed'
      and b.started_at < a.ended_at and b.ended_at > a.started_at
    where a.company_id = company and a.person_id = dropped and a.state = 'closed'
  ) then
    return 'time_overlaps';
  end if;
  return null;
end
$$;
comment on function app.why_not_merge(uuid, uuid, uuid) is 'The reason why two people cannot be merged; null when they can.';

create function app.count_time_for(company uuid, ledger_person uuid, person uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  first_at timestamptz;
begin
  select min(p.occurred_at) into first_at from public.punches p
  where p.company_id = company and p.person_id = ledger_person;
  update public.time_entries e set person_id = count_time_for.person, updated_at = now()
  from public.punches p
  where e.company_id = company and p.company_id = company and p.id = e.id and p.person_id = ledger_person;
  update public.time_breaks b set person_id = count_time_for.person
  from public.punches p
  where b.company_id = company and p.company_id = company and p.id = b.entry_id and p.person_id = ledger_person;
  update public.decision_items i set person_id = count_time_for.person
  from public.punches p
  where i.company_id = company and p.company_id = company and p.id = i.punch_id and p.person_id = ledger_person;
  return first_at;
end
$$;
comment on function app.count_time_for(uuid, uuid, uuid) is
  'Lets the projection of one person''s punches count for a person; answers the first punch''s instant.';

create function public.merge_people(keep_person_id uuid, drop_person_id uuid, only_preview boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  reason text;
  preview jsonb;
  moved jsonb;
  takes_rates boolean;
  takes_contact boolean;
  joined uuid[];
  certificates uuid[];
  rates uuid[];
  first_at timestamptz;
  last public.memberships;
  merge_id uuid;
begin
  if not app.may_administer(keep_person_id) or not app.may_administer(drop_person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  perform app.lock_people(company, array[keep_person_id, drop_person_id]);
  reason := app.why_not_merge(company, keep_person_id, drop_person_id);
  if reason is not null then
    return app.refused(reason);
  end if;

  takes_rates := not exists (
    select from public.pay_rates r where r.company_id = company and r.person_id = keep_person_id and r.removed_at is null
  );
  takes_contact := not exists (
    select from public.emergency_contacts c where c.company_id = company and c.person_id = keep_person_id
  );
  rates := array(
    select r.id from public.pay_rates r
    where takes_rates and r.company_id = company and r.person_id = drop_person_id and r.removed_at is null
  );
  certificates := array(
    select c.id from public.certificates c where c.company_id = company and c.person_id = drop_person_id
  );
  preview := (
    select jsonb_build_object(
      'verdict', 'preview',
      'entries', count(*),
      'first_at', app.instant(min(e.started_at)),
      'last_at', app.instant(max(e.ended_at)),
      'questions', (
        select count(*) from public.decision_items i
        where i.company_id = company and i.person_id = drop_person_id and i.state = 'open'
      ),
      'crews', (
        select coalesce(jsonb_agg(w.name order by w.name), '[]')
        from public.crew_members c join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
        where c.company_id = company and c.person_id = drop_person_id
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      ),
      'certificates', cardinality(certificates),
      'rates', case
        when cardinality(rates) > 0 then 'taken_over'
        when takes_rates then 'none'
        else 'kept'
      end
    )
    from public.time_entries e
    where e.company_id = company and e.person_id = drop_person_id and e.state in ('closed', 'needs_decision')
  );
  if only_preview then
    return preview;
  end if;

  select * into last from public.memberships m
  where m.company_id = company and m.person_id = drop_person_id order by m.valid_from desc limit 1;
  with added as (
    insert into public.crew_members (company_id, crew_id, person_id, is_lead)
    select company, c.crew_id, keep_person_id, false
    from public.crew_members c
    where c.company_id = company and c.person_id = drop_person_id
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      and app.role_at(company, keep_person_id, now()) is not null
      and not exists (
        select from public.crew_members k
        where k.company_id = company and k.crew_id = c.crew_id and k.person_id = keep_person_id
          and (k.valid_to is null or k.valid_to > now())
      )
    returning id
  )
  select coalesce(array_agg(added.id), '{}') into joined from added;
  moved := jsonb_build_object(
    'role', case when last.valid_to is null or last.valid_to > now() then last.role end,
    'joined', to_jsonb(joined), 'certificates', to_jsonb(certificates), 'rates', to_jsonb(rates),
    'contact', takes_contact and exists (
      select from public.emergency_contacts c where c.company_id = company and c.person_id = drop_person_id
    )
  );
  perform app.end_access(company, drop_person_id);
  update public.certificates c set person_id = keep_person_id where c.id = any (certificates);
  update public.pay_rates r set person_id = keep_person_id where r.id = any (rates);
  update public.emergency_contacts c set person_id = keep_person_id
  where takes_contact and c.company_id = company and c.person_id = drop_person_id;
  insert into public.person_merges (company_id, dropped_person_id, kept_person_id, merged_by, moved)
  values (company, drop_person_id, keep_person_id, app.my_person_id(), moved)
  returning id into merge_id;

  first_at := app.count_time_for(company, drop_person_id, keep_person_id);
  if first_at is not null then
    perform app.project_person(
      company, keep_person_id, first_at, true, row(app.my_person_id(), null, now(), null)::app.cause
    );
  end if;
  perform app.touch_clocks(company, array[keep_person_id]);
  return preview || jsonb_build_object('verdict', 'applied', 'merge_id', merge_id);
end
$$;
comment on function public.merge_people(uuid, uuid, boolean) is
  'An admin lets the records of a person without a login count as another''s: time, open questions, crews, certificates, and rates and emergency contact where the kept person has none. First as a preview. Verdict preview, applied or refused (not_allowed, not_found, invalid_input, is_merged, has_login, on_the_clock, time_overlaps).';

create function public.undo_merge(merge_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  undone public.person_merges;
  first_at timestamptz;
  cause app.cause;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into undone from public.person_merges m
  where m.id = merge_id and m.company_id = company and m.undone_at is null for update;
  if undone.id is null then
    return app.refused('not_found');
  end if;
  perform app.lock_people(company, array[undone.dropped_person_id, undone.kept_person_id]);
  -- What was decided about the time of both can no longer be told apart.
  if exists (
    select from public.punches p
    where p.company_id = company and p.person_id = undone.kept_person_id
      and p.source = 'decision' and p.received_at >= undone.merged_at
  ) then
    return app.refused('decided_since');
  end if;
  if exists (
    select from public.time_entries e
    where e.company_id = company and e.person_id = undone.kept_person_id and e.state = 'open'
  ) then
    return app.refused('on_the_clock');
  end if;

  cause := row(app.my_person_id(), null, now(), null)::app.cause;
  update public.person_merges m set undone_at = now(), undone_by = app.my_person_id() where m.id = undone.id;
  update public.certificates c set person_id = undone.dropped_person_id
  where c.company_id = company and c.person_id = undone.kept_person_id and undone.moved -> 'certificates' ? c.id::text;
  update public.pay_rates r set person_id = undone.dropped_person_id
  where r.company_id = company and r.person_id = undone.kept_person_id and undone.moved -> 'rates' ? r.id::text;
  update public.emergency_contacts c set person_id = undone.dropped_person_id
  where (undone.moved ->> 'contact')::boolean and c.company_id = company and c.person_id = undone.kept_person_id;
  update public.crew_members c set valid_to = greatest(now(), c.valid_from + interval '1 microsecond')
  where c.company_id = company and undone.moved -> 'joined' ? c.id::text and (c.valid_to is null or c.valid_to > now());
  if undone.moved ->> 'role' is not null then
    insert into public.memberships (company_id, person_id, role)
    values (company, undone.dropped_person_id, undone.moved ->> 'role');
    insert into public.crew_members (company_id, crew_id, person_id, is_lead)
    select c.company_id, c.crew_id, c.person_id, c.is_lead
    from public.crew_members c join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
    where c.company_id = company and c.person_id = undone.dropped_person_id
      and c.valid_to = undone.merged_at and w.archived_at is null;
  end if;

  first_at := app.count_time_for(company, undone.dropped_person_id, undone.dropped_person_id);
  if first_at is not null then
    perform app.project_person(company, undone.dropped_person_id, first_at, true, cause);
    perform app.project_person(company, undone.kept_person_id, first_at, true, cause);
  end if;
  perform app.touch_clocks(company, array[undone.dropped_person_id, undone.kept_person_id]);
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.undo_merge(uuid) is
  'An admin takes a merge back: time, questions, certificates, rates and contact return, and the dropped person''s role and crews begin again. Verdict applied or refused (not_allowed, not_found, decided_since, on_the_clock).';

grant execute on function public.merge_people(uuid, uuid, boolean), public.undo_merge(uuid) to authenticated;

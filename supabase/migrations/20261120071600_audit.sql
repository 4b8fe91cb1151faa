-- Who changed what that matters. Plain inserts by trigger; a job seals committed rows later. The
-- ledger and the history of entries are records of their own and are not doubled here.

create table public.audit_events (
  id uuid not null default gen_random_uuid(),
  company_id uuid,
  recorded_at timestamptz not null default now(),
  recorded_by xid8,
  actor_user_id uuid,
  actor_person_id uuid,
  actor_hidden boolean not null default false,
  action text not null check (action in ('insert', 'update', 'delete')),
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  primary key (recorded_at, id),
  check (not actor_hidden or (actor_user_id is null and actor_person_id is null and recorded_by is null))
) partition by range (recorded_at);
comment on table public.audit_events is 'Changes to what rights, money and places depend on. Append-only.';
comment on column public.audit_events.recorded_by is 'The transaction, by which a sealing job takes whole committed ones.';
comment on column public.audit_events.actor_hidden is
  'The row promised its author to stay unknown: no actor, no transaction, the time cut to the hour.';
comment on column public.audit_events.before is 'The columns that changed, as they were; all of a deleted row.';
comment on column public.audit_events.after is 'The columns that changed, as they are; all of a new row.';
create index audit_events_company_idx on public.audit_events (company_id, recorded_at);
create table app.audit_events_unplaced partition of public.audit_events default;
alter table app.audit_events_unplaced enable row level security;

create trigger refuse_change before update or delete or truncate on public.audit_events
  for each statement execute function app.refuse_change();

alter table public.audit_events enable row level security;
create policy audit_events_read on public.audit_events for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, recorded_at, actor_user_id, actor_person_id, actor_hidden, action, subject, subject_id, before, after)
  on public.audit_events to authenticated;
grant select on public.audit_events to service_role;

-- Partitions ------------------------------------------------------------------------------------

create function app.keep_monthly_partitions(parent text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  month timestamp;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtextextended('partitions:' || parent, 0));
  for month in
    select date_trunc('month', now() at time zone 'UTC') + n * interval '1 month' from generate_series(0, 3) as n
  loop
    partition := parent || '_' || to_char(month, 'YYYY_MM');
    -- Rows of a month that was not made in time stay in the default partition; so does the month.
    begin
      if to_regclass('app.' || partition) is null then
        execute format(
          'create table app.%I partition of public.%I for values from (%L) to (%L)',
          partition, parent, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
        );
        execute format('alter table app.%I enable row level security', partition);
      end if;
    exception
      when check_violation then
        null;
    end;
  end loop;
end
$$;

create function app.keep_partitions() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_monthly_partitions('audit_events');
  perform app.keep_monthly_partitions('punch_locations');
end
$$;
comment on function app.keep_partitions() is
  'Makes the partitions of this month and the next three. The server calls it at its start and every day.';
select app.keep_partitions();

-- Capture ---------------------------------------------------------------------------------------

create function app.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  hiding_column constant text := tg_argv[1];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
  whole constant jsonb := coalesce(new_row, old_row);
  is_hidden constant boolean := coalesce((whole ->> hiding_column)::boolean, false);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
    into old_row, new_row
    from jsonb_each(old_row) o
    where new_row -> o.key is distinct from o.value;
    if new_row is null then
      return null;
    end if;
  end if;

  insert into public.audit_events (
    company_id, recorded_at, recorded_by, actor_user_id, actor_person_id, actor_hidden,
    action, subject, subject_id, before, after
  ) values (
    case when tg_table_name = 'companies' then (whole ->> 'id')::uuid else (whole ->> 'company_id')::uuid end,
    case when is_hidden then date_trunc('hour', now()) else now() end,
    case when not is_hidden then pg_current_xact_id() end,
    case when not is_hidden then auth.uid() end,
    case when not is_hidden then app.my_person_id() end,
    is_hidden,
    lower(tg_op), tg_table_name, coalesce(whole ->> 'id', whole ->> 'person_id', whole ->> 'user_id', whole ->> 'company_id'), old_row, new_row
  );
  return null;
end
$$;
comment on function app.audit_row() is
  'Records a change. Arguments: columns never recorded, comma-separated; then, where a row can promise its author to stay unknown, the boolean column that says so.';

create trigger audit after insert or update or delete on public.companies
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.company_settings
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.profiles
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.memberships
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.platform_admins
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.invitations
  for each row execute function app.audit_row('token_hash');
create trigger audit after insert or update or delete on public.crews
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.crew_members
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.cost_codes
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.projects
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.project_sites
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.project_crews
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.kiosks
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.kiosk_sites
  for each row execute function app.audit_row('');
create trigger audit after insert or update or delete on public.person_pins
  for each row execute function app.audit_row('salt,hash');
create trigger audit after insert or update or delete on public.decision_items
  for each row execute function app.audit_row('');

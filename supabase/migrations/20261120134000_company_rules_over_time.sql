-- Rules by which time is counted and approved, each with the day from which it holds. What was
-- counted by a rule stays counted by it: a change is another row, never another value.

create table public.company_rules (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  kind text not null check (kind in ('calendar', 'workday', 'rounding', 'overtime', 'breaks', 'approval')),
  valid_from date not null,
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  unique (company_id, kind, valid_from),
  foreign key (company_id, changed_by) references public.profiles (company_id, person_id)
);
comment on table public.company_rules is
  'Rules that change what is paid, each from a day in the company''s zone until the next of its kind. The first of each kind holds from the beginning.';
comment on column public.company_rules.rule is
  'By kind, as the schemas of packages/contract (company-rules.ts) say. A week is counted by the rules of its first day.';
create index company_rules_changed_by_idx on public.company_rules (company_id, changed_by);

alter table public.company_rules enable row level security;
create policy company_rules_read on public.company_rules for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, kind, valid_from, rule, changed_by, changed_at) on public.company_rules to authenticated;
-- Withheld: every write; a rule changes by save_company_settings.
grant select, insert, update, delete on public.company_rules to service_role;

create trigger audit after insert or update or delete on public.company_rules
  for each row execute function app.audit_row('changed_by,changed_at');

-- Named sets ------------------------------------------------------------------------------------

create function app.overtime_set(name text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', 1,
    'weekly_after_minutes', 2400,
    'daily_after_minutes', null, 'daily_double_after_minutes', null, 'shift_after_minutes', null,
    'daily_below_rate', null,
    'seventh_day', false, 'seventh_day_double_after_minutes', null,
    'workday_starts_at', '00:00',
    'overtime_percent', 150, 'double_percent', 200
  ) || case name
    when 'federal' then '{}'::jsonb
    when 'california' then '{"daily_after_minutes": 480, "daily_double_after_minutes": 720, "seventh_day": true, "seventh_day_double_after_minutes": 480}'
    when 'alaska' then '{"daily_after_minutes": 480}'
    when 'nevada' then '{"daily_after_minutes": 480, "daily_below_rate": 180000, "workday_starts_at": null}'
    when 'colorado' then '{"daily_after_minutes": 720, "shift_after_minutes": 720}'
    when 'puerto_rico' then '{"daily_after_minutes": 480}'
    when 'oregon_manufacturing' then '{"daily_after_minutes": 600}'
  end
$$;
comment on function app.overtime_set(text) is
  'The overtime rule that a name stands for, as overtime-sets.ts of packages/contract; null for a name without one.';

create function app.break_set(name text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'set', name, 'set_version', 1,
    'paid_up_to_minutes', 20, 'shortest_block_minutes', 1,
    'meals', '[]'::jsonb, 'rest', null,
    'missed_pays_hour', false, 'ask_at_clock_out', false, 'deduct', null
  ) || case name
    when 'federal' then '{}'::jsonb
    when 'california' then '{
      "meals": [
        {"after_minutes": 300, "minutes": 30, "waivable_up_to_minutes": 360},
        {"after_minutes": 600, "minutes": 30, "waivable_up_to_minutes": 720}
      ],
      "rest": {"minutes": 10, "every_minutes": 240, "none_under_minutes": 210},
      "missed_pays_hour": true, "ask_at_clock_out": true
    }'
    when 'germany' then '{
      "paid_up_to_minutes": 0, "shortest_block_minutes": 15,
      "meals": [
        {"after_minutes": 360, "minutes": 30, "waivable_up_to_minutes": null},
        {"after_minutes": 540, "minutes": 15, "waivable_up_to_minutes": null}
      ]
    }'
  end
$$;
comment on function app.break_set(text) is
  'The break rule that a name stands for, as break-sets.ts of packages/contract; null for a name without one.';

-- What every company begins with ----------------------------------------------------------------

create function app.first_rules() returns table (kind text, rule jsonb)
language sql immutable set search_path = ''
as $$
  values
    ('calendar', '{"workweek_start": 1, "pay_period": "weekly", "period_anchor": "2024-01-01"}'::jsonb),
    ('workday', '{"attribution": "start_day"}'),
    ('rounding', '{
      "begin": {"mode": "off", "minutes": 15},
      "end": {"mode": "off", "minutes": 15},
      "duration": {"mode": "off", "minutes": 15}
    }'),
    ('overtime', app.overtime_set('federal')),
    ('breaks', app.break_set('federal')),
    ('approval', '{"employee_signs": true, "levels": ["supervisor", "admin"]}')
$$;
comment on function app.first_rules() is 'The rules of a company that has chosen none.';

create or replace function app.add_company_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_settings (company_id) values (new.id);
  insert into public.company_rules (company_id, kind, valid_from, rule)
  select new.id, r.kind, date '2000-01-01', r.rule from app.first_rules() r;
  return null;
end
$$;

insert into public.company_rules (company_id, kind, valid_from, rule)
select s.company_id, r.kind, date '2000-01-01', case r.kind
  when 'calendar' then jsonb_build_object(
    'workweek_start', s.workweek_start, 'pay_period', s.pay_period,
    -- A period of weeks begins with a workweek.
    'period_anchor', s.pay_period_anchor
      + (s.workweek_start - extract(isodow from s.pay_period_anchor)::integer + 7) % 7
  )
  else r.rule
end
from public.company_settings s cross join app.first_rules() r;

alter table public.company_settings
  drop column workweek_start,
  drop column pay_period,
  drop column pay_period_anchor;

create or replace function public.found_company(founding jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_founding_field(founding);
  founder public.profiles;
  company uuid;
  week_start integer;
begin
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  company := (founding ->> 'company_id')::uuid;
  week_start := (founding ->> 'workweek_start')::integer;

  -- Two tries of the same person, such as after a lost answer, come one after the other.
  select * into founder from public.profiles p where p.id = auth.uid() for update;
  if founder.id is null or app.is_listed_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if founder.company_id = company and app.my_role() = 'admin' then
    return jsonb_build_object('verdict', 'replayed', 'company_id', company);
  end if;
  if founder.company_id is not null then
    return app.refused('already_member');
  end if;
  if not app.are_companies_open() then
    return app.refused('founding_closed');
  end if;

  insert into public.companies (id, name, company_type, address)
  values (company, trim(founding ->> 'name'), founding ->> 'company_type', founding ->> 'address')
  on conflict (id) do nothing;
  if not found then
    return app.refused('invalid_input', 'company_id');
  end if;
  update public.company_settings s set time_zone = founding ->> 'time_zone' where s.company_id = company;
  update public.company_rules r set rule = jsonb_build_object(
    'workweek_start', week_start,
    'pay_period', founding ->> 'pay_period',
    'period_anchor', app.workweek_begun(founding ->> 'time_zone', week_start)
  )
  where r.company_id = company and r.kind = 'calendar';
  update public.profiles p set company_id = company where p.id = founder.id;
  insert into public.memberships (company_id, person_id, role) values (company, founder.person_id, 'admin');
  insert into public.projects (company_id, name) values (company, trim(founding ->> 'first_project'));
  return jsonb_build_object('verdict', 'applied', 'company_id', company);
end
$$;

create function app.company_rules_at(company uuid, at date) returns setof public.company_rules
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select distinct on (r.kind) r.*
    from public.company_rules r
    where r.company_id = company and r.valid_from <= at
    order by r.kind, r.valid_from desc;
end
$$;
comment on function app.company_rules_at(uuid, date) is
  'The rules of a company that hold on a day, one a kind.';

create function app.company_today(company uuid) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select (now() at time zone s.time_zone)::date from public.company_settings s where s.company_id = company);
end
$$;
comment on function app.company_today(uuid) is 'The date in a company''s zone now.';

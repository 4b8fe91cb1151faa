-- What a company says of itself when it is founded: from when its week counts and how it pays. And
-- the one thing that the operator of the server decides for all companies.

alter table public.company_settings
  add column workweek_start smallint not null default 1 check (workweek_start between 1 and 7),
  add column pay_period text not null default 'weekly'
    check (pay_period in ('weekly', 'biweekly', 'semimonthly', 'monthly')),
  add column pay_period_anchor date not null default date '2024-01-01';
comment on column public.company_settings.workweek_start is 'The day on which a workweek begins: 1 Monday to 7 Sunday.';
comment on column public.company_settings.pay_period_anchor is
  'A day on which a pay period began: periods of two weeks are counted from it.';
grant select (workweek_start, pay_period, pay_period_anchor) on public.company_settings to authenticated;

create table app.platform_settings (
  is_only boolean primary key default true check (is_only),
  open_companies boolean not null default true
);
comment on table app.platform_settings is
  'What the operator decides for all companies, one row. The server writes it at its start.';
comment on column app.platform_settings.open_companies is 'Whether whoever signs up may found a company.';
alter table app.platform_settings enable row level security;
insert into app.platform_settings default values;

create function app.are_companies_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.open_companies from app.platform_settings s);
end
$$;

create function app.refused(reason text, detail text) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('verdict', 'refused', 'reason', reason, 'detail', detail)
$$;
comment on function app.refused(text, text) is 'A refusal that names the field it is about.';

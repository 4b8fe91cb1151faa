-- Clocking people out automatically is a rule of the company, off until an admin chooses it.
alter table public.company_rules drop constraint company_rules_kind_check;
alter table public.company_rules add constraint company_rules_kind_check
  check (kind in ('calendar', 'workday', 'rounding', 'overtime', 'breaks', 'approval', 'auto_out')) not valid;
alter table public.company_rules validate constraint company_rules_kind_check;

-- It changes no calculated hours: its triggers come back with the schema files.
drop trigger if exists queue_new on public.company_rules;
insert into public.company_rules (company_id, kind, valid_from, rule)
select c.id, 'auto_out', date '2000-01-01', '{"mode": "off", "at": null, "hours": null}'
from public.companies c
on conflict (company_id, kind, valid_from) do nothing;
create index company_rules_auto_out_idx on public.company_rules (company_id)
  where kind = 'auto_out' and rule ->> 'mode' <> 'off';

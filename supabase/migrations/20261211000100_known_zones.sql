-- requires: app.is_time_zone
-- Every stored zone is one that the database and phones know. The ledger itself stays as it is: its readers fall back
-- (app.known_zone), and what a device sent instead of a zone is kept beside the one that applies.

alter table public.punches add column sent_zone text;
comment on column public.punches.sent_zone is
  'What the device named where no zone has that name; zone is then the person''s or the company''s.';

-- What a company chose keeps its clock: the offset that the name has for the database.
do $$
declare
  unknown text;
  hours integer;
  known text;
begin
  for unknown in
    select distinct z.zone from (
      select time_zone as zone from public.company_settings union select time_zone from public.company_zones
      union select time_zone from public.pay_terms where time_zone is not null
      union select zone from public.shifts union select zone from public.published_shifts
      union select zone from public.time_off_requests
    ) z
    where not app.is_time_zone(z.zone)
  loop
    begin
      hours := extract(epoch from (now() at time zone unknown) - (now() at time zone 'UTC')) / 3600;
    exception
      when invalid_parameter_value then hours := 0;
    end;
    known := case
      when hours between -12 and 14 and hours <> 0 then 'Etc/GMT' || to_char(-hours, 'SGFM99')
      else 'UTC'
    end;
    update public.company_settings set time_zone = known where time_zone = unknown;
    update public.company_zones set time_zone = known where time_zone = unknown;
    update public.pay_terms set time_zone = known where time_zone = unknown;
    update public.shifts set zone = known where zone = unknown;
    update public.published_shifts set zone = known where zone = unknown;
    update public.time_off_requests set zone = known where zone = unknown;
  end loop;
end
$$;

with unknown as materialized (
  select z.zone from (select distinct e.zone from public.time_entries e) z where not app.is_time_zone(z.zone)
), repaired as (
  update public.time_entries e set zone = coalesce(
    (
      select t.time_zone from public.pay_terms t
      where t.company_id = e.company_id and t.person_id = e.person_id and t.valid_from <= e.started_at::date
      order by t.valid_from desc limit 1
    ),
    (
      select z.time_zone from public.company_zones z
      where z.company_id = e.company_id and z.valid_from <= e.started_at::date
      order by z.valid_from desc limit 1
    ),
    (select s.time_zone from public.company_settings s where s.company_id = e.company_id)
  )
  from unknown u
  where u.zone = e.zone
  returning e.company_id, e.person_id
)
-- Their hours could not be calculated and were put off.
update app.hours_queue q set due_at = now()
from repaired r
where q.company_id = r.company_id and q.person_id = r.person_id and q.due_at > now();

alter table public.company_zones add constraint company_zones_time_zone_check check (app.is_time_zone(time_zone));
alter table public.pay_terms
  add constraint pay_terms_time_zone_check check (time_zone is null or app.is_time_zone(time_zone));
alter table public.shifts add constraint shifts_known_zone_check check (app.is_time_zone(zone));
alter table public.published_shifts add constraint published_shifts_known_zone_check check (app.is_time_zone(zone));
alter table public.time_off_requests add constraint time_off_requests_known_zone_check check (app.is_time_zone(zone));

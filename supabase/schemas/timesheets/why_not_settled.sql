create or replace function app.why_not_settled(
  company uuid, person uuid, from_date date, to_date date, is_over boolean
) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not is_over then
    return 'period_not_over';
  end if;
  if app.is_calculating(company, person, from_date, to_date) then
    return 'hours_calculating';
  end if;
  if exists (
    select from public.day_results r
    where r.company_id = company and r.person_id = person and r.date between from_date and to_date and r.is_open
  ) then
    return 'entry_open';
  end if;
  if exists (
    select from public.day_results r
    where r.company_id = company and r.person_id = person and r.date between from_date and to_date and r.needs_review
  ) or exists (
    select from public.decision_items i
    join public.punches p on p.company_id = i.company_id and p.id = i.punch_id
    where i.company_id = company and i.person_id = person and i.state = 'open'
      and (p.occurred_at at time zone p.zone)::date between from_date and to_date
  ) then
    return 'needs_review';
  end if;
  return null;
end
$$;

comment on function app.why_not_settled(uuid, uuid, date, date, boolean) is
  'Why a period''s hours of a person are not final: it is not over, they are being calculated, an entry is open or '
  'waits for review. Null when they are.';

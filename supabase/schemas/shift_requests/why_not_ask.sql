create or replace function app.why_not_ask(shift public.published_shifts, sequence integer) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when shift.id is null or shift.canceled_at is not null or shift.person_id is distinct from app.my_person_id()
      then 'not_found'
    when shift.sequence <> why_not_ask.sequence then 'changed_meanwhile'
    when shift.starts_at <= now() then 'shift_begun'
    when exists (
      select from public.shift_requests r
      where r.company_id = shift.company_id and r.shift_id = shift.id and r.person_id = shift.person_id
        and r.state in ('offered', 'waiting')
    ) then 'already_asked'
  end;
end
$$;

comment on function app.why_not_ask(public.published_shifts, integer) is
  'The reason why the caller cannot give a shift away or swap it; null when they can.';

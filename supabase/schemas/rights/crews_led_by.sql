create or replace function app.crews_led_by(lead_person_id uuid, at timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select l.crew_id
    from public.crew_members l
    join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
    where l.person_id = lead_person_id and l.is_lead
      and l.valid_from <= at and (l.valid_to is null or l.valid_to > at)
      and m.role in ('supervisor', 'admin')
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;

comment on function app.crews_led_by(uuid, timestamptz) is
  'The crews a person led at an instant; leading needs the role of a supervisor at that instant too.';

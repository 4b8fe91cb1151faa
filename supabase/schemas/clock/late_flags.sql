-- The app sends waiting punches as soon as it has a connection, so a phone that made contact in between should have
-- sent this one, too. Punches received within the last two hours may belong to the same upload.
create or replace function app.late_flags(
  company uuid, punch app.stated_punch, made_at timestamptz, received_at timestamptz
) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  tolerance constant interval := '2 hours';
begin
  if punch.online or late_flags.made_at >= late_flags.received_at - tolerance then
    return '{}';
  end if;
  return case
    when exists (
      select from public.punches p
      where p.company_id = company and p.person_id = punch.person_id and p.device_id = punch.device_id
        -- A punch that waited longer needs a decision anyway; the limit lets the query use the index by time.
        and p.occurred_at > late_flags.made_at - interval '8 days'
        and p.received_at > late_flags.made_at + tolerance
        and p.received_at < late_flags.received_at - tolerance
    ) then array['received_late']
    else '{}'
  end;
end
$$;

comment on function app.late_flags(uuid, app.stated_punch, timestamptz, timestamptz) is
  'The flag of a punch made offline, by what it says, whose device had a connection between then and its arrival.';

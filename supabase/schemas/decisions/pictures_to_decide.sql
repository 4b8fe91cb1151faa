-- People who decide about a doubtful PIN can see the tablet's picture while the question is open.
create or replace function app.pictures_to_decide() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select p.company_id || '/' || p.photo_id
    from public.decision_items i
    join public.punches p on p.company_id = i.company_id and p.id = i.punch_id
    where i.company_id = app.my_company_id() and i.person_id = any ((select app.my_crew_people())::uuid[])
      and i.state = 'open' and i.kind = 'pin_unproven'
      -- Any device may name a picture, but only a kiosk takes one.
      and p.source = 'kiosk' and p.photo_id is not null
      and app.may_decide(i)
  );
end
$$;

comment on function app.pictures_to_decide() is
  'The names in the bucket punch-photos of what a kiosk took with a PIN that the caller, who leads the person, is '
  'asked about now.';

grant execute on function app.pictures_to_decide() to authenticated;

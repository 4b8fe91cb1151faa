create or replace function app.tell_boards(company uuid, crews uuid[], people uuid[]) returns void
language sql security definer set search_path = ''
as $$
  select app.tell_changed(array(
    select 'company:' || company || ':schedule'
    union
    select 'crew:' || c || ':schedule' from unnest(crews) c
    union
    select 'crew:' || m.crew_id || ':schedule' from public.crew_members m
    where m.company_id = company and m.person_id = any (people)
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  ))
$$;

comment on function app.tell_boards(uuid, uuid[], uuid[]) is
  'Tells the boards that plans of some crews and people changed. The people themselves hear of no draft.';

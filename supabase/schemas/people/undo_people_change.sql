create or replace function public.undo_people_change(change_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  made app.people_changes;
  step jsonb;
  undone integer := 0;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into made from app.people_changes c
  where c.id = undo_people_change.change_id and c.company_id = company
    and c.actor_person_id = app.my_person_id() and c.made_at > now() - interval '1 day'
  for update;
  if made.id is null then
    return app.refused('not_found');
  end if;
  if made.undone_at is not null then
    return app.refused('already_decided');
  end if;
  perform app.lock_admins(company);
  perform app.lock_people(company, array(
    select (s ->> 'person_id')::uuid from jsonb_array_elements(made.steps) as s
  ));
  for step in select jsonb_array_elements(made.steps) loop
    undone := undone + app.undo_step(company, made.change, step)::integer;
  end loop;
  update app.people_changes c set undone_at = now() where c.id = made.id;
  return jsonb_build_object(
    'verdict', 'applied', 'undone', undone, 'kept', jsonb_array_length(made.steps) - undone
  );
end
$$;

comment on function public.undo_people_change(uuid) is
  'Takes back what the caller did to many people within the last day; a person whom someone changed since then is '
  'kept as they are. Verdict applied with how many were undone and kept, or refused (not_allowed, not_found, '
  'already_decided).';

grant execute on function public.undo_people_change(uuid) to authenticated;

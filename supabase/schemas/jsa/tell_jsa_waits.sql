create or replace function app.tell_jsa_waits(jsa public.jsas) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.jsa_state(jsa, now()) <> 'waiting' or app.has_open_items(jsa.document) then
    return;
  end if;
  perform app.send_notification('jsa_waits', l.person_id, jsa.id || ' ' || jsa.hash, app.jsa_notice(jsa))
  from app.hazard_leads(jsa.company_id, jsa.project_id) l
  where l.person_id <> all (array[jsa.author_person_id, jsa.edited_by])
  order by l.person_id;
end
$$;

comment on function app.tell_jsa_waits(public.jsas) is
  'Tells those who may approve high-risk work that it waits for them, one time for each content.';

create or replace function app.tell_of_company_data(company uuid, what text, by_name text, key text, day date)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  admins constant uuid[] := array(
    select m.person_id from app.members_at(company, now()) m where m.role = 'admin' order by 1
  );
begin
  perform app.send_notifications(
    'company_data', admins, array_fill(key, array[cardinality(admins)]),
    array_fill(jsonb_build_object('what', what, 'by', by_name, 'day', day), array[cardinality(admins)])
  );
end
$$;

comment on function app.tell_of_company_data(uuid, text, text, text, date) is
  'Tells all admins what happens to the data of the whole company, and who asked for it: what is export, leaving '
  '(day: the day of the deletion) or stays.';

create or replace function app.tell_of_visit(visit app.support_visits) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_asked constant boolean := visit.consent = 'waiting';
  told constant uuid[] := array(
    select visit.person_id where not is_asked
    union
    select m.person_id from app.members_at(visit.company_id, now()) m where m.role = 'admin'
  );
begin
  perform app.send_notifications(
    'support_visit', told, array(select visit.id || case when is_asked then ' asked' else '' end from unnest(told)),
    array(
      select jsonb_build_object(
        'name', app.person_name(visit.company_id, visit.person_id), 'by', visit.admin_name, 'reason', visit.reason,
        'minutes', visit.minutes, 'is_asked', is_asked, 'is_own', t = visit.person_id
      )
      from unnest(told) t
    )
  );
end
$$;

comment on function app.tell_of_visit(app.support_visits) is
  'Tells the person and the admins that support begins to look, or asks the admins for their consent.';

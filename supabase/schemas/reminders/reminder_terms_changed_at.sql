create or replace function app.reminder_terms_changed_at(company uuid, person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(
    (select s.reminders_changed_at from public.company_settings s where s.company_id = company),
    (
      select s.changed_at from public.notification_settings s
      where s.company_id = company and s.person_id = person
    ),
    (select max(r.changed_at) from public.company_rules r where r.company_id = company and r.kind = 'breaks')
  )
$$;

comment on function app.reminder_terms_changed_at(uuid, uuid) is
  'When what a person''s reminders go by, other than shifts, last changed.';

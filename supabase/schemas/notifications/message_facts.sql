create or replace function app.message_facts(company uuid, kind text, about uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'shift_local', (
      select to_char(case when kind = 'clock_out_missed' then p.ends_local else p.starts_local end,
        'YYYY-MM-DD"T"HH24:MI')
      from public.published_shifts p where p.company_id = company and p.id = about
    ),
    -- A certificate can reveal someone's health.
    'name', case when not app.is_visit() then case kind
      when 'no_punch' then (
        select app.person_name(company, p.person_id) from public.published_shifts p
        where p.company_id = company and p.id = about
      )
      when 'request_waiting' then app.person_name(company, coalesce(
        (select r.person_id from public.shift_requests r where r.company_id = company and r.id = about),
        (select t.person_id from public.time_off_requests t where t.company_id = company and t.id = about)
      ))
      when 'certificate_expiring' then (
        select c.kind from public.certificates c where c.company_id = company and c.id = about
      )
    end end
  )
$$;

comment on function app.message_facts(uuid, text, uuid) is
  'What a reminder was about, as its readers know it: the wall time of the shift, and whom or which '
  'certificate, which a support visit is not told.';

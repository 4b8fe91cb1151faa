create or replace function app.visit_json(visit app.support_visits) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', visit.id, 'state', app.visit_state(visit), 'by', visit.admin_name, 'reason', visit.reason,
    'minutes', visit.minutes, 'person_id', visit.person_id,
    'person', app.person_name(visit.company_id, visit.person_id), 'asked_at', app.instant(visit.asked_at),
    'begun_at', app.instant(visit.begun_at),
    'ended_at', app.instant(case
      when visit.begun_at is not null or visit.ended_at is not null then least(visit.ended_at, visit.until)
    end),
    'ended_by', visit.ended_by_name
  )
$$;

comment on function app.visit_json(app.support_visits) is
  'A support visit as packages/contract has it; while it is open, ended_at is when it will end.';

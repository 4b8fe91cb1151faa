create or replace function app.delegations_json(company uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'giver', app.person_label(company, d.giver_person_id),
    'delegate', app.person_label(company, d.delegate_person_id), 'starts_on', d.starts_on, 'ends_on', d.ends_on,
    'state', case when d.ends_on < t.today then 'past' when d.starts_on > t.today then 'coming' else 'current' end
  ) order by d.ends_on desc, d.id), '[]')
  from public.approval_delegations d
  cross join (select app.company_today(company) as today) t
  where d.company_id = company and d.withdrawn_at is null
    and (person is null or person in (d.giver_person_id, d.delegate_person_id))
$$;

comment on function app.delegations_json(uuid, uuid) is
  'Who stands in for whom and when, of a company or of one person. For functions that have checked the rights.';

create or replace function public.read_jsa(jsa_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.jsas;
  has_ended boolean;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  if not app.may_read_jsa(jsa_id) then
    return app.refused('not_found');
  end if;
  select * into found from public.jsas j where j.company_id = company and j.id = read_jsa.jsa_id;
  has_ended := app.jsa_state(found, now()) in ('expired', 'ended');
  return jsonb_build_object(
    'verdict', 'ok',
    'jsa', app.jsa_row(found) || jsonb_build_object(
      'task', found.document -> 'task', 'place', found.document -> 'place',
      'stated_at', app.instant(found.stated_at), 'received_at', app.instant(found.received_at),
      'version', found.document_version, 'hash', found.hash, 'document', found.document,
      'copied_from', (
        select jsonb_build_object('id', c.id, 'number', c.number)
        from public.jsas c where c.company_id = company and c.id = found.copied_from_id
      ),
      'approved_at', app.instant(found.approved_at), 'approved_by', app.person_label(company, found.approved_by),
      'approved_by_pin', found.approved_by_pin, 'own_approval', found.own_approval,
      'ended_at', app.instant(found.ended_at), 'ended_by', app.person_label(company, found.ended_by),
      'end_reason', found.end_reason, 'end_change', found.end_change, 'end_comment', found.end_comment
    ),
    'has_transcript', app.may_read_jsa_transcript(found.id),
    'signatures', app.jsa_signatures_json(found),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'at', app.instant(e.at), 'received_at', app.instant(e.received_at),
        'stated_at', app.instant(e.stated_at), 'actor', app.person_label(company, e.actor_person_id),
        'facts', e.facts
      ) order by e.sequence desc), '[]')
      from public.jsa_events e where e.company_id = company and e.jsa_id = found.id
    ),
    'refusals', jsonb_build_object(
      'edit', case when not app.may_manage_jsa(found) then 'not_allowed' when has_ended then 'wrong_state' end,
      'sign', app.why_not_sign_jsa(found, now()),
      'sign_others', case when not app.may_manage_jsa(found) then 'not_allowed' when has_ended then 'wrong_state' end,
      'approve', case when has_ended then 'wrong_state' else app.why_not_approve_jsa(found, app.my_person_id()) end,
      'end', app.why_not_end_jsa(found, 'done', now()),
      'declare_change', app.why_not_end_jsa(found, 'changed', now()),
      'reopen', app.why_not_reopen_jsa(found)
    )
  );
end
$$;

comment on function public.read_jsa(uuid) is
  'One JSA with its document, signatures and history, and for each act why the caller cannot take it '
  '(null: they can). '
  'Refused with not_allowed or not_found.';

grant execute on function public.read_jsa(uuid) to authenticated;

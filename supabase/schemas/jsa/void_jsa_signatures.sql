create or replace function app.void_jsa_signatures(jsa public.jsas, reason text) returns integer
language plpgsql set search_path = ''
as $$
declare
  count integer;
begin
  update public.jsa_signatures s set voided_at = now(), void_reason = reason
  where s.company_id = jsa.company_id and s.jsa_id = jsa.id and s.voided_at is null;
  get diagnostics count = row_count;
  update public.jsa_approvals a set voided_at = now()
  where a.company_id = jsa.company_id and a.jsa_id = jsa.id and a.voided_at is null;
  update public.jsas j set
    signed = 0, voided = j.voided + count, approved_at = null, approved_by = null, approved_by_pin = false,
    own_approval = false
  where j.company_id = jsa.company_id and j.id = jsa.id;
  return count;
end
$$;

comment on function app.void_jsa_signatures(public.jsas, text) is
  'Voids a JSA''s signatures and approval, because what they cover has changed or begins again. Answers how many '
  'signatures.';

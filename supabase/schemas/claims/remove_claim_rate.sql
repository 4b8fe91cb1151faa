create or replace function public.remove_claim_rate(kind text, valid_from public.day) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  delete from public.claim_rates r
  where r.company_id = app.my_company_id() and r.kind = remove_claim_rate.kind
    and r.valid_from = remove_claim_rate.valid_from;
  return case when found then jsonb_build_object('verdict', 'applied') else app.refused('not_found') end;
end
$$;

comment on function public.remove_claim_rate(text, public.day) is
  'An admin removes a rate; the one before it applies again. Claims that are there keep theirs. Verdict applied or '
  'refused (not_allowed, not_found).';

grant execute on function public.remove_claim_rate(text, public.day) to authenticated;

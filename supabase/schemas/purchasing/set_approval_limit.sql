create or replace function public.set_approval_limit(person_id uuid, limit_cents bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(app.role_at(company, set_approval_limit.person_id, now()) not in ('admin', 'supervisor'), true) then
    return app.refused_with_detail('invalid_input', 'person_id');
  end if;
  if limit_cents not between 0 and 99999999999 then
    return app.refused_with_detail('invalid_input', 'limit_cents');
  end if;
  if limit_cents is null then
    delete from public.approval_limits l where l.company_id = company and l.person_id = set_approval_limit.person_id;
  else
    insert into public.approval_limits as l (company_id, person_id, limit_cents)
    values (company, set_approval_limit.person_id, set_approval_limit.limit_cents)
    on conflict on constraint approval_limits_pkey do update set limit_cents = excluded.limit_cents
    where l.limit_cents <> excluded.limit_cents;
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_approval_limit(uuid, bigint) is
  'An admin says up to and including what a buyer approves; null: what the settings say of their role. Verdict '
  'applied, or refused (not_allowed, invalid_input with the field in detail).';

grant execute on function public.set_approval_limit(uuid, bigint) to authenticated;

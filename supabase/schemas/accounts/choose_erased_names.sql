create or replace function public.choose_erased_names(choice text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(choice not in ('name', 'number'), true) then
    return app.refused_with_detail('invalid_input', 'choice');
  end if;
  update public.company_settings s set erased_names = choice
  where s.company_id = app.my_company_id() and s.erased_names <> choice;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.choose_erased_names(text) is
  'An admin chooses how work records call people whose account is erased from now on: name or number (Former employee '
  '17). Verdict applied or refused (not_allowed, invalid_input).';

grant execute on function public.choose_erased_names(text) to authenticated;

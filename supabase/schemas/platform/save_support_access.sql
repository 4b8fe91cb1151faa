create or replace function public.save_support_access(needs_consent boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks();
begin
  if asker.role is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if needs_consent is null then
    return app.refused_with_detail('invalid_input', 'needs_consent');
  end if;
  update public.companies c set
    settings = c.settings || jsonb_build_object('support', jsonb_build_object('needs_consent', needs_consent))
  where c.id = asker.company_id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_support_access(boolean) is
  'An admin says whether support has to ask before it looks at what a person of the company sees. Verdict applied or '
  'refused (not_allowed, invalid_input).';

grant execute on function public.save_support_access(boolean) to authenticated;

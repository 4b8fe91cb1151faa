create or replace function public.read_schedule_rules() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'may_edit', app.my_role() = 'admin', 'rules', app.rules_of_schedule(app.my_company_id())
  );
end
$$;

comment on function public.read_schedule_rules() is
  'What the caller''s company warns about and who approves. Verdict ok or refused (not_allowed).';

grant execute on function public.read_schedule_rules() to authenticated;

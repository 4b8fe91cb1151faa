create or replace function public.read_risk_matrix() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  matrix public.risk_matrices;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  matrix := app.current_risk_matrix(app.my_company_id());
  return jsonb_build_object(
    'verdict', 'ok',
    'may_edit', app.my_role() = 'admin',
    'revision', matrix.revision,
    'matrix', to_jsonb(matrix) - '{company_id,revision,changed_at,changed_by}'::text[]
  );
end
$$;

comment on function public.read_risk_matrix() is
  'The bands of risk and default due dates of the caller''s company. Refused with not_allowed for who has none.';

grant execute on function public.read_risk_matrix() to authenticated;

create or replace function public.my_jsas_to_sign() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  my_name constant text := app.fold_text(app.person_label(company, me) ->> 'name');
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'jsas', (
      select coalesce(jsonb_agg(app.jsa_row(j) order by j.made_at desc), '[]')
      from public.jsas j
      where j.company_id = company and j.ended_at is null and j.ends_at > now() and app.may_read_jsa(j.id)
        and not exists (
          select from public.jsa_signatures s
          where s.company_id = company and s.jsa_id = j.id and s.person_id = me and s.voided_at is null
            and not s.needs_confirmation
        )
        and (
          exists (
            select from jsonb_array_elements_text(j.document -> 'people') as named (name)
            where app.fold_text(named.name) = my_name
          )
          or exists (
            select from public.time_entries e
            where e.company_id = company and e.person_id = me and e.state = 'open' and e.project_id = j.project_id
          )
        )
    )
  );
end
$$;

comment on function public.my_jsas_to_sign() is
  'JSAs in force that the caller has not signed: that name them, or of the project they are clocked in on. Refused '
  'with not_allowed.';

grant execute on function public.my_jsas_to_sign() to authenticated;

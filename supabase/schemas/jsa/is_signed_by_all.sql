create or replace function app.is_signed_by_all(jsa public.jsas) returns boolean
language sql stable set search_path = ''
as $$
  with valid as (
    select s.person_id, app.fold_text(s.name) as name
    from public.jsa_signatures s
    where s.company_id = jsa.company_id and s.jsa_id = jsa.id and s.voided_at is null
      and not s.needs_confirmation
  )
  select exists (select from valid v where v.person_id = jsa.author_person_id) and not exists (
    select from jsonb_array_elements_text(jsa.document -> 'people') as named (name)
    where not exists (select from valid v where v.name = app.fold_text(named.name))
  )
$$;

comment on function app.is_signed_by_all(public.jsas) is
  'True when a JSA bears the valid signatures of its author and of everyone whom it names.';

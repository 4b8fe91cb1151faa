create or replace function app.add_shipped_checklists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.checklist_templates (company_id, id, asked_at, equipment_type)
  select new.id, (s.value ->> 'id')::uuid, s.value ->> 'asked_at', s.value ->> 'equipment_type'
  from jsonb_array_elements(app.shipped_checklists()) s;
  insert into public.checklist_revisions (company_id, template_id, revision, title, questions, is_private)
  select new.id, (s.value ->> 'id')::uuid, 1, s.value -> 'title', s.value -> 'questions',
    coalesce((s.value ->> 'is_private')::boolean, false)
  from jsonb_array_elements(app.shipped_checklists()) s;
  return null;
end
$$;

comment on function app.add_shipped_checklists() is
  'Gives a new company the checklists that every company begins with.';

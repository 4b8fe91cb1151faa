create or replace function app.wrong_checklist_field(company uuid, checklist jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  template uuid;
  moment text;
  is_private boolean;
  questions jsonb;
  wrong text;
begin
  if jsonb_typeof(checklist) is distinct from 'object' or octet_length(checklist::text) > 2000000 then
    return 'checklist';
  end if;
  if app.is_uuid(checklist -> 'template_id') then
    select t.id, t.asked_at into template, moment from public.checklist_templates t
    where t.company_id = company and t.id = (checklist ->> 'template_id')::uuid;
  end if;
  if app.is_whole(checklist -> 'revision', 1, 2147483647) then
    select r.questions, r.is_private into questions, is_private from public.checklist_revisions r
    where r.company_id = company and r.template_id = template
      and r.revision = (checklist ->> 'revision')::integer;
  end if;
  wrong := app.first_wrong(checklist - 'answers', jsonb_build_object(
    'v', checklist -> 'v' in ('1', '2'),
    'template_id', template is not null,
    'revision', template is null or questions is not null,
    'project_id', case when app.is_uuid(checklist -> 'project_id')
      then (checklist ->> 'project_id')::uuid = any (app.my_projects())
      else checklist -> 'project_id' = 'null' and (is_private or moment in ('clock_in', 'clock_out')) end,
    -- Version 1 has neither of these two.
    'equipment_id', case
      when coalesce(checklist -> 'equipment_id', 'null') = 'null' then true
      when app.is_uuid(checklist -> 'equipment_id') then exists (
        select from public.equipment e
        where e.company_id = company and e.id = (checklist ->> 'equipment_id')::uuid
      ) else false end,
    'asks_call', coalesce(checklist -> 'asks_call', 'false') = 'false'
      or checklist -> 'asks_call' = 'true' and is_private,
    'language', app.is_choice(checklist -> 'language', 'en', 'es'),
    'made_at', app.is_instant(checklist -> 'made_at'),
    'files', app.are_photos(checklist -> 'files')
  ));
  if wrong is not null then
    return wrong;
  end if;
  wrong := app.wrong_answer_of(questions, checklist -> 'answers');
  if wrong is not null then
    return wrong;
  end if;
  -- Each photo must belong to an answer, and each answer's photo must be included.
  if array(select p #>> '{}' from jsonb_path_query(checklist -> 'answers', '$.*.photos[*]') p order by 1)
    <> array(select f.value ->> 'id' from jsonb_array_elements(checklist -> 'files') f order by 1)
  then
    return 'files';
  end if;
  if (
    select count(*) > count(distinct p)
    from jsonb_path_query(checklist -> 'answers', '$.*.hazard_id ? (@ != null)') p
  ) then
    return 'answers';
  end if;
  return null;
end
$$;

comment on function app.wrong_checklist_field(uuid, jsonb) is
  'The first field of an answered checklist that is missing, unknown or not allowed; null when all are right. An '
  'earlier revision may be answered: the device may have been offline.';

create or replace function app.wrong_jsa_field(saved jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(saved) is distinct from 'object' then
    return 'saved';
  end if;
  wrong := app.first_wrong(saved - 'told', jsonb_build_object(
    'v', saved -> 'v' = '1',
    'base_version', app.is_whole(saved -> 'base_version', 0, 100000),
    'project_id', saved -> 'project_id' = 'null' or app.is_uuid(saved -> 'project_id')
      and (saved ->> 'project_id')::uuid = any (app.my_projects()),
    'made_at', app.is_instant(saved -> 'made_at'),
    'shift_end', app.is_shift_end(saved -> 'shift_end', saved -> 'made_at'),
    'copied_from', saved -> 'copied_from' = 'null' or app.is_uuid(saved -> 'copied_from')
      and app.may_read_jsa((saved ->> 'copied_from')::uuid),
    'transcript', app.is_transcript(saved -> 'transcript'),
    'document', jsonb_typeof(saved -> 'document') = 'object'
  ));
  -- Older apps don't send it.
  if saved ? 'told' and not app.is_told(saved -> 'told') then
    return 'told';
  end if;
  return coalesce(wrong, app.wrong_jsa_document(saved -> 'document'));
end
$$;

comment on function app.wrong_jsa_field(jsonb) is
  'The first field of a JSA to save that is missing, unknown or not allowed; null when all are right.';

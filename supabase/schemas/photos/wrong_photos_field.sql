create or replace function app.wrong_photos_field(company uuid, project uuid, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return app.first_wrong(facts, jsonb_build_object(
    'v', facts -> 'v' = '1',
    'site_id', app.is_project_site(company, project, facts -> 'site_id'),
    'place_verdict', facts -> 'place_verdict' = 'null' or (
      app.is_choice(facts -> 'place_verdict', 'inside', 'uncertain', 'outside') and facts -> 'site_id' <> 'null'
    ),
    'taken_at', app.is_instant(facts -> 'taken_at'),
    'tags', app.are_tags(facts -> 'tags'),
    'files', app.are_photos(facts -> 'files') and facts -> 'files' <> '[]'
  ));
end
$$;

comment on function app.wrong_photos_field(uuid, uuid, jsonb) is
  'The first field of photos for a project''s album that is missing, unknown or not allowed; null when all are right.';

create or replace function app.wrong_comment_field(facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(facts) is distinct from 'object' or facts -> 'v' is distinct from '1' then 'v'
    when coalesce(facts ->> 'record_kind', '') !~ '^[a-z_]{2,40}$' then 'record_kind'
    when not coalesce(app.is_uuid(facts -> 'record_id'), false) then 'record_id'
    when not coalesce(app.is_text_or_null(facts -> 'body', 4000), false) then 'body'
    when not coalesce(app.are_uuids(facts -> 'mentions', 50), false) then 'mentions'
    when app.wrong_file_field(facts -> 'files') is not null then 'files'
    when facts -> 'body' = 'null' and jsonb_array_length(facts -> 'files') = 0 then 'body'
    when not coalesce(app.is_instant(facts -> 'made_at'), false) then 'made_at'
  end;
end
$$;

comment on function app.wrong_comment_field(jsonb) is
  'The first field of a comment that is not as add_comment wants it; null where all are.';

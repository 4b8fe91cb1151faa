create or replace function app.audit_rows(
  company uuid, filters jsonb, after text, size integer
) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
declare
  before_at constant timestamptz := case
    when after ~ '^\d{1,17}:[0-9a-f-]{36}$' then
      timestamptz 'epoch' + split_part(after, ':', 1)::bigint * interval '1 microsecond'
  end;
  before_id constant uuid := case when before_at is not null then split_part(after, ':', 2)::uuid end;
begin
  if cardinality(app.words_in(filters ->> 'words')) > 0 then
    return query select * from app.audit_rows_with_words(company, filters, before_at, before_id, size);
  else
    return query select * from app.newest_audit_rows(
      app.audit_condition(company, filters, before_at, before_id), (filters ->> 'person_id')::uuid, size
    );
  end if;
end
$$;

comment on function app.audit_rows(uuid, jsonb, text, integer) is
  'A company''s audit, newest first, as far as filters let through, after the row that a cursor names.';

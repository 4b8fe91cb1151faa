create or replace function app.bump_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

comment on function app.bump_version() is
  'Counts the row''s versions, so that an update filtered by the version it was read at loses to a newer one.';

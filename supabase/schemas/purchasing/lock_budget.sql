create or replace function app.lock_budget(company uuid, project uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if project is not null then
    perform pg_advisory_xact_lock(hashtextextended('budget:' || company || ':' || project, 0));
  end if;
end
$$;

comment on function app.lock_budget(uuid, uuid) is
  'One at a time commits to a project''s budget, so that two orders do not both take what is left.';

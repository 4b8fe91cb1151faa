-- requires: app.fold_text
alter table public.companies add column search_name text generated always as (app.fold_text(name)) stored;
comment on column public.companies.search_name is
  'The name, folded, as the platform''s console searches and sorts it.';

create index notifications_failed_mail_idx on app.notifications (company_id, settled_at)
  where channel = 'email' and state = 'failed';
create index jobs_dead_idx on app.jobs (ended_at) where state = 'dead';

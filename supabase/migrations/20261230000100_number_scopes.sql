-- Numbers run within a company or within a part of it, such as a project.

alter table app.number_series add column scope_id uuid;
update app.number_series set scope_id = company_id;
alter table app.number_series
  alter column scope_id set not null,
  drop constraint number_series_pkey,
  add primary key (company_id, series, scope_id);
comment on column app.number_series.scope_id is
  'What the numbers run within: a project, or the company itself.';

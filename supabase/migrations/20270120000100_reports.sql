create type app.report_fact as (
  date date, person_id uuid, project_id uuid, cost_code_id uuid, figures bigint[]
);
comment on type app.report_fact is
  'One row that a report adds up. What its figures are, packages/contract/src/reports.ts says.';

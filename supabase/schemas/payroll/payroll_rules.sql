create or replace function app.payroll_rules(system text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case system
    when 'generic' then '{
      "person": {"max": 100, "required": false}, "project": {"max": 100}, "cost_code": {"max": 100},
      "earning": {"max": 40, "required": []}, "settings": {}, "negative": true, "currencies": true, "premiums": true
    }'
    when 'adp' then '{
      "person": {"max": 6, "pattern": "^[0-9]+$", "required": true}, "project": {"max": 6}, "cost_code": {"max": 15},
      "earning": {"max": 3, "required": [
        "double_time", "meal_premium", "rest_premium", "fringe", "time_off", "bonus", "commission", "other_pay",
        "reimbursement"
      ]},
      "settings": {"co_code": {"max": 3, "required": true}, "batch_id": {"max": 25, "required": true}},
      "negative": true, "currencies": false, "premiums": true
    }'
    when 'paychex' then '{
      "person": {"max": 10, "pattern": "^[A-Za-z0-9]+$", "required": true}, "project": {"max": 25},
      "earning": {"max": 20, "required": [
        "regular", "overtime", "double_time", "meal_premium", "rest_premium", "fringe", "salary", "time_off",
        "bonus", "commission", "other_pay",
        "reimbursement"
      ]},
      "settings": {"client_id": {"max": 8, "required": true}}, "negative": true, "currencies": false,
      "premiums": true, "most_minutes": 59999
    }'
    when 'gusto' then '{
      "person": {"max": 6, "pattern": "^[A-Za-z0-9]{6}$", "required": true},
      "earning": {"max": 60, "required": [
        "meal_premium", "rest_premium", "fringe", "time_off", "bonus", "commission", "other_pay",
        "reimbursement"
      ]},
      "settings": {}, "negative": false, "currencies": false
    }'
    when 'quickbooks_desktop' then '{
      "person": {"max": 100, "required": true}, "project": {"max": 100, "warn": true}, "cost_code": {"max": 100},
      "earning": {"max": 100, "required": []},
      "settings": {
        "company_name": {"max": 100, "required": true}, "company_create_time": {"max": 40, "required": true}
      },
      "negative": false, "currencies": true, "by_day": true, "most_minutes": 1439
    }'
    when 'quickbooks_online' then '{
      "person": {"max": 100, "required": true}, "project": {"max": 100, "warn": true}, "cost_code": {"max": 100},
      "earning": {"max": 100, "required": []}, "settings": {},
      "negative": false, "currencies": true, "by_day": true, "most_minutes": 1439
    }'
    when 'xero' then '{
      "project": {"max": 100}, "earning": {"max": 100, "required": [
        "regular", "overtime", "double_time", "meal_premium", "rest_premium"
      ]},
      "settings": {}, "negative": false, "currencies": true, "by_day": true, "most_minutes": 1440
    }'
  end::jsonb
$$;

comment on function app.payroll_rules(text) is
  'What a payroll system asks of a file: lengths and patterns of its codes, which ones it needs, whether it takes '
  'negative hours, several currencies, amounts of overtime (premiums) and how many minutes in a line. by_day: it gets '
  'hours by day and no money. '
  'Sources: docs/payroll-files.md.';

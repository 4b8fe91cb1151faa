create index day_results_unsettled_idx on public.day_results (company_id, person_id, date)
  where is_open or needs_review;

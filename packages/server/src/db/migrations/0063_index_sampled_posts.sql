-- The report over a company says whether any of its figures is a sample. Where none is, every post was read to find out.
create index project_posts_sampled on project_posts (company_uid)
  where removed_at is null and jsonb_path_exists(metrics, '$.*.source ? (@ == "sandbox")');

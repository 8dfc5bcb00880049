-- The rows behind a company's report, by the day in Japan that a post belongs to: a page or a file goes on where it stopped.
create index project_posts_by_day
  on project_posts (company_uid, ((coalesce(posted_at, created_at) at time zone 'Asia/Tokyo')::date), uid)
  where removed_at is null;

-- A project's posts in the order of their list, of which a file reads one portion after another.
create index project_posts_by_project
  on project_posts (company_uid, project_uid, (coalesce(posted_at, '-infinity'::timestamptz)), uid)
  where removed_at is null;

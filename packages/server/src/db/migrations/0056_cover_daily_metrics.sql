-- The days of a post lie far apart, as they come in: a year of a project's posts is read from the key alone.
alter table post_daily_metrics
  drop constraint post_daily_metrics_pkey,
  add primary key (post_uid, measured_on)
    include (company_uid, source, views, impressions, reach, likes, comments, saves, shares, clicks);

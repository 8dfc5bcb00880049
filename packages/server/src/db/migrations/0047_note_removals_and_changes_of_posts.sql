-- Why a post was taken out of its project, in the words of whoever did it.
alter table project_posts add column removed_reason text not null default '';

-- A caption that changed is looked at on the same day, not only on the next planned one.
alter table post_pr_checks drop constraint post_pr_checks_occasion_check;
alter table post_pr_checks add constraint post_pr_checks_occasion_check
  check (occasion in ('registered', 'day_1', 'day_7', 'day_30', 'changed', 'by_hand'));

-- One page of a creator's timeline is a walk down each of these, however long the history is.
create index job_status_changes_timeline on job_status_changes (company_uid, managed_creator_uid, changed_at, id);
create index project_posts_timeline
  on project_posts (company_uid, creator_uid, (coalesce(posted_at, created_at)), uid);
create index comments_days on comments (room_uid, created_at) where kind = 'message' and deleted_at is null;
